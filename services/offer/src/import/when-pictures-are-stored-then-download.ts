import { setTimeout as pause } from 'node:timers/promises';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { ImportProblem, WantedPicture } from '@lendring/contracts/offer/import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { pictureSource } from '@lendring/contracts/rules/sheet-pictures.js';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Fetched } from '@lendring/platform/outgoing/outgoing.port.js';
import { PictureRefused, type StoredPicture } from '@lendring/platform/pictures/pictures.port.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import { hasSource } from '../pictures/decide.js';
import type { Ports } from '../ports.js';
import { dueNext } from './due-next.js';
import { importAggregate, importPicturesAggregate, type PicturesEvent } from './import.aggregate.js';
import { problem, type Read } from './parse.js';

export type PicturesDeps = Pick<Ports, 'commands' | 'load' | 'downloads' | 'pictures'> &
  Readonly<{ addImage: CommandHandlers<typeof offerApi>['addImage'] }>;

const { lanes, timeoutMs, redirects, patienceMs, renewMs } = importLimits.pictures;

const OK = 200;
const MEGABYTE = 1024 * 1024;

/** Attempts to store a picture while the decoder is busy, and the pause between them in milliseconds. */
const STORE = { attempts: 20, pauseMs: 500 } as const;

/** Owners whose download times are remembered. */
const MOST_REMEMBERED = 1_000;

const unread = {
  address_refused: 'import_picture_private',
  name_unknown: 'import_picture_unreachable',
  unreachable: 'import_picture_unreachable',
  tls: 'import_picture_unreachable',
  broken_answer: 'import_picture_unreachable',
  timeout: 'import_picture_slow',
  too_large: 'import_picture_big',
  redirects: 'import_picture_redirects',
} as const satisfies Readonly<Record<NonNullable<Fetched['problem']>, string>>;

/**
 * Time for which downloads of an owner kept this process waiting, however many run at once, so that slow servers of one
 * owner hold up no other import long. It is forgotten `renewMs` after the first download.
 */
export const createPatience = (now: () => number = () => performance.now()) => {
  type Spent = { began: number; ms: number; running: number; since: number };
  const owners = lruMap<string, Spent>(MOST_REMEMBERED);
  const of = (ownerId: string): Spent => {
    const known = owners.get(ownerId);
    if (known && (known.running > 0 || now() - known.began < renewMs)) return known;
    const fresh = { began: now(), ms: 0, running: 0, since: 0 };
    owners.set(ownerId, fresh);
    return fresh;
  };
  const sumOf = ({ ms, running, since }: Spent): number => ms + (running > 0 ? now() - since : 0);
  return {
    isOver: (ownerId: string): boolean => sumOf(of(ownerId)) >= patienceMs,
    async during<Result>(ownerId: string, download: () => Promise<Result>): Promise<Result> {
      const spent = of(ownerId);
      if (spent.running === 0) spent.since = now();
      spent.running += 1;
      try {
        return await download();
      } finally {
        spent.running -= 1;
        if (spent.running === 0) spent.ms += now() - spent.since;
      }
    },
  };
};

/**
 * Downloads the pictures of an import and adds them to their offers as the owner's own commands. Image and command ids
 * derive from import, line and place in the cell, so that a repetition after a crash replaces files and adds nothing
 * twice. A picture that fails is a problem of its line.
 */
export const whenPicturesAreStoredThenDownload = ({
  commands,
  load,
  downloads,
  pictures,
  addImage,
}: PicturesDeps): Policy<PicturesEvent> => {
  const patience = createPatience();

  /** Files by image that wait for the decoder, at most one per lane, so that a retry does not download them again. */
  const held = lruMap<string, Uint8Array>(lanes);

  const downloaded = async (ownerId: string, address: string): Promise<Read<Uint8Array>> => {
    if (patience.isOver(ownerId)) return problem('import_picture_slow');
    const found = await patience.during(ownerId, () =>
      downloads.get({ url: address, timeoutMs, mostBytes: pictures.maxBytes, redirects }),
    );
    if (found.problem !== null) return problem(unread[found.problem]);
    return found.status === OK ? { value: found.body } : problem('import_picture_missing', { status: found.status });
  };

  const stored = async (imageId: string, file: Uint8Array): Promise<Read<StoredPicture>> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return { value: await pictures.store(imageId, file) };
      } catch (error) {
        if (error instanceof PictureRefused)
          return problem(error.code === 'picture_too_big' ? 'import_picture_big' : 'import_picture_type');
        // Wait for the decoder, which other people's uploads use as well.
        if (!(error instanceof TooMany) || attempt === STORE.attempts) throw new ServiceUnavailable('file', error);
        await pause(STORE.pauseMs);
      }
  };

  type Part = Readonly<{ ownerId: string; importId: string; at: string; requestId: string }>;

  /** Adds one picture; null if the offer has it already. */
  const add = async (
    { ownerId, importId, at, requestId }: Part,
    { line, picture, offerId, address }: WantedPicture,
  ): Promise<Read<true | null>> => {
    const before = await load(offerAggregate, offerId);
    if (before.ownerId !== ownerId || before.status === 'absent' || before.status === 'deleted')
      return problem('import_picture_gone');
    const source = pictureSource({ kind: 'address', address });
    if (hasSource(before, source)) return { value: null };
    if (before.images.length >= limits.images) return problem('too_many_images', { max: limits.images });
    const imageId = derivedId(importId, `${line} picture ${picture}`);
    const waiting = held.get(imageId);
    const file = waiting ? { value: waiting } : await downloaded(ownerId, address);
    if ('problem' in file) return file;
    const isHidden = before.status !== 'active' || before.audience.seenBy === 'members';
    if (isHidden) await pictures.hide(imageId);
    held.set(imageId, file.value);
    const kept = await stored(imageId, file.value);
    held.delete(imageId);
    if ('problem' in kept) {
      if (isHidden) await pictures.unhide(imageId);
      return kept;
    }
    const { fingerprint, ...size } = kept.value;
    const answer = await addImage(
      { offerId, picture: { imageId, ...size }, fingerprint, source },
      {
        commandId: derivedId(importId, `${line} add picture ${picture}`),
        actor: { kind: 'user', userId: ownerId, roles: [] },
        at,
        locale: 'de',
        requestId,
        asks: { import: importId, line, picture },
      },
    );
    if (!answer.ok && answer.refusal.code === 'busy') throw new Error(`The offer of line ${line} is busy`);
    const { images } = await load(offerAggregate, offerId);
    if (images.some((image) => image.imageId === imageId)) return { value: true };
    await pictures.remove(imageId);
    if (answer.ok) return { value: null };
    const { max } = answer.refusal.params ?? {};
    return problem(answer.refusal.code, typeof max === 'number' ? { max } : {});
  };

  return {
    name: 'when-import-pictures-are-stored-then-download',
    prefixes: ['importpictures-'],
    types: ['ImportPicturesStored', 'ImportPicturesDue'],
    react: async ({ type, data, at }, call) => {
      if (type === 'ImportPicturesStored' && data.inTurn) return;
      const { ownerId, importId } = data;
      const wanted =
        type === 'ImportPicturesDue' ? (await load(importPicturesAggregate, data.part)).pictures : data.pictures;
      if (wanted === null) return;
      const part: Part = { ownerId, importId, at, requestId: call.requestId };
      const problems: ImportProblem[] = [];
      let added = 0;
      // Keep the order of an offer's pictures.
      const offers = [...Map.groupBy(wanted, ({ offerId }) => offerId).values()];
      const lane = async (): Promise<void> => {
        for (let own = offers.shift(); own; own = offers.shift())
          for (const one of own) {
            const outcome = await add(part, one);
            if ('problem' in outcome) {
              const { line, column, picture } = one;
              const params = { picture, mb: pictures.maxBytes / MEGABYTE, ...outcome.problem.params };
              problems.push({ line, column, code: outcome.problem.code, params });
            } else if (outcome.value) added += 1;
          }
      };
      // Let every lane end before a retry begins.
      const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
      return commands.execute(call, async (unit) => {
        const { state: before } = await unit.load(importAggregate, importId);
        unit.append(importAggregate, importId, [
          {
            type: 'ImportPicturesDone',
            data: {
              ownerId,
              importId,
              count: wanted.length,
              added,
              problems: problems.toSorted((one, other) => one.line - other.line),
              ...(type === 'ImportPicturesDue' && { part: data.part }),
            },
          },
        ]);
        await dueNext(unit, { ownerId, importId }, before.parts.due);
        return decided(undefined);
      });
    },
  };
};
