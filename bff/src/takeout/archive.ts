import type { TakeoutDue } from '@lendring/contracts/account/takeout.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { ownData, type OwnDataService } from '@lendring/contracts/own-data.js';
import type { takeoutFiles } from '@lendring/contracts/texts/takeout.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as z from 'zod';
import type { Log } from '@lendring/platform/base/log.js';
import { calendarFile } from '../v1/calendar-file.controller.js';
import { fittingRow } from './fitting-row.js';
import { readmeOf } from './readme.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

export type ArchiveSources = Readonly<{
  apis: ServiceApis;
  /** Null with an external issuer, which stores the sign-in data itself. */
  identity: Pick<ServiceClient<typeof identityApi>, 'queries'> | null;
  blobs: Pick<Blobs, 'stream'>;
  publicUrl: string;
  log: Pick<Log, 'warn'>;
  brandName?: () => string;
}>;

type Row = Readonly<Record<string, unknown>>;
type Page = Readonly<{ rows: readonly Row[]; next: string | null }>;
type FileName = keyof typeof takeoutFiles;
type AnyFile = Readonly<{ name: FileName; schema: Schema; page: (cursor: string | null) => Promise<Page> }>;

const Person = z.strictObject({
  userId: UserId.describe(
    'Stands for this person in requests.json; everybody who looks at their profile learns it, too.',
  ),
  nickname: z.string().nullable().describe('Null: the account is deleted.'),
});
const CARDS = 100;

const filesOf = ({ apis, identity }: ArchiveSources, context: QueryContext): AnyFile[] => {
  return (Object.keys(ownData) as OwnDataService[]).flatMap((service) => {
    const api = service === 'identity' ? identity : apis[service];
    if (!api) return [];
    const ask = api.queries.ownData as (question: object, context: QueryContext) => Promise<Page>;
    const files: Readonly<Record<string, Schema>> = ownData[service];
    return Object.entries(files).map(([file, schema]) => ({
      name: file as FileName,
      schema,
      page: (cursor: string | null) => ask({ file, cursor }, context),
    }));
  });
};

const Pictures = z.object({ images: z.array(z.object({ imageId: z.string() })) });
const OwnPicture = z.object({ imageId: z.string() });
const Sides = z.object({ vendorId: z.string(), creatorId: z.string() });

const createMentions = (own: string) => {
  const images = new Set<string>();
  const people = new Set<string>();
  return {
    images,
    people,
    note(row: Row) {
      for (const { imageId } of Pictures.safeParse(row).data?.images ?? []) images.add(imageId);
      const { imageId } = OwnPicture.safeParse(row).data ?? {};
      if (imageId) images.add(imageId);
      const sides = Sides.safeParse(row).data;
      if (sides) people.add(sides.vendorId === own ? sides.creatorId : sides.vendorId);
    },
  };
};

/** Reports progress in finished steps. @throws to cancel the work */
export type Progress = (done: number, total: number) => Promise<void>;

/** Maximum bytes of the archive, because the ZIP directory uses 32 bits; further pictures are omitted. */
const MOST_BYTES = 3_000_000_000;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
const utf8 = new TextEncoder();

/** Streaming ZIP writer. Every call yields the bytes produced so far, which the caller sends before the next call. */
const createZip = (mtime: Date) => {
  const out: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes += chunk.byteLength;
    out.push(chunk);
  });
  const written = () => out.splice(0);
  return {
    bytes: () => bytes,
    /** @param packed true if the content is already compressed and must be stored unchanged */
    async *add(name: string, content: Chunks, packed = false): AsyncGenerator<Uint8Array> {
      const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      for await (const chunk of content) {
        file.push(chunk);
        yield* written();
      }
      file.push(new Uint8Array(), true);
      yield* written();
    },
    *end(): Generator<Uint8Array> {
      zip.end();
      yield* written();
    },
  };
};

export async function* archiveOf(
  sources: ArchiveSources,
  { userId, locale }: Pick<TakeoutDue, 'userId' | 'locale'>,
  at: string,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const { apis, blobs, publicUrl, log, brandName } = sources;
  const context: QueryContext = { actor: { kind: 'user', userId, roles: [] }, at };
  const zip = createZip(new Date(at));
  const mentions = createMentions(userId);
  const rows = new Map<FileName, number>();
  const text = (name: string, words: string) => zip.add(name, [utf8.encode(words)]);

  async function* listOf({ name, schema, page }: AnyFile): AsyncGenerator<Uint8Array> {
    let count = 0;
    let cursor: string | null = null;
    const problems = new Map<string, number>();
    do {
      const answer: Page = await page(cursor);
      for (const row of answer.rows) {
        mentions.note(row);
        const fitting = fittingRow(schema, row);
        for (const problem of fitting.problems) problems.set(problem, (problems.get(problem) ?? 0) + 1);
        yield utf8.encode(`${count === 0 ? '[' : ','}\n${JSON.stringify(fitting.row)}`);
        count += 1;
      }
      cursor = answer.next;
    } while (cursor !== null);
    yield utf8.encode(count === 0 ? '[]\n' : '\n]\n');
    rows.set(name, count);
    if (problems.size > 0)
      log.warn({ file: name, problems: Object.fromEntries(problems) }, 'Rows of a takeout do not match their schema');
  }

  async function* list(file: AnyFile): AsyncGenerator<Uint8Array> {
    yield* zip.add(`${file.name}.json`, listOf(file));
    const schema = z.toJSONSchema(z.array(file.schema));
    yield* text(`schema/${file.name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }

  const files = filesOf(sources, context);
  const lists = files.length + 2;
  let done = 0;
  await progress(done, lists);
  for (const file of files) {
    yield* list(file);
    await progress((done += 1), lists);
  }
  yield* list(peopleIn(apis, [...mentions.people], context));
  yield* text(
    'loans.ics',
    calendarFile(await apis.request.queries.feed({}, context), locale, publicUrl, brandName?.()),
  );
  done += 2;
  const total = done + mentions.images.size;
  let pictures = 0;
  for (const imageId of mentions.images) {
    await progress((done += 1), total);
    const picture = zip.bytes() < MOST_BYTES ? await blobs.stream(pictureKey(imageId, 1200)) : null;
    if (!picture) continue;
    yield* zip.add(`pictures/${imageId}.webp`, picture.body, true);
    pictures += 1;
  }
  const readme = readmeOf({ locale, at, publicUrl, rows, pictures: [pictures, mentions.images.size] });
  yield* text(readme.name, readme.text);
  yield* zip.end();
}

const peopleIn = (apis: ServiceApis, ids: readonly string[], context: QueryContext): AnyFile => ({
  name: 'people',
  schema: Person,
  page: async (cursor) => {
    const from = Number(cursor ?? 0);
    const cards = await apis.account.queries.cards({ userIds: ids.slice(from, from + CARDS) }, context);
    return {
      rows: cards.map(({ userId, nickname, former }) => ({ userId, nickname: former ? null : nickname })),
      next: from + CARDS < ids.length ? String(from + CARDS) : null,
    };
  },
});
