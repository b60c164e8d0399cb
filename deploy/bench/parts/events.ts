import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, NewEvent } from '@lendring/platform/event-store/event-store.port.js';
import { openEventsFile } from '@lendring/platform/event-store/sqlite-file.adapter.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import { recordedOf } from '@lendring/platform/runtime/followers/recorded.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Events per second; each figure is the best round of one run. */
export type AppendFigures = Readonly<{
  bareInserts: number;
  /** Includes only the checks, the row and its two unique indexes, without queue and event loop. */
  toFile: number;
  appends: number;
  ratio: number;
  parallelAppends: number;
}>;
export type ReplayFigures = Readonly<{ read: number; folded: number; written: number }>;

type Described = { type: 'Described'; data: { offerId: string; title: string; text: string; n: number } };

export const anEvent = (n: number, offers: number): NewEvent => ({
  id: randomUUID(),
  type: 'Described',
  data: {
    offerId: `o${n % offers}`,
    title: `Bohrmaschine ${n}`,
    text: 'Kaum gebraucht, mit Koffer und zwei Akkus. '.repeat(3),
    n,
  },
  metadata: {
    commandId: randomUUID(),
    commandHash: 'a'.repeat(64),
    actor: randomUUID(),
    at: '2026-05-01T10:00:00.000Z',
    requestId: randomUUID(),
  },
});

export const perSecond = async (count: number, work: () => Promise<unknown> | void): Promise<number> => {
  const begun = performance.now();
  await work();
  return Math.round((count / (performance.now() - begun)) * 1_000);
};

export const inFolder = async <Figures>(work: (folder: string) => Promise<Figures>): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-events-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Compares sequential durable appends of one event with bare inserts of the same bytes and with SQLite alone, and
 * measures 20 concurrent writers.
 */
export const benchAppend = ({ count = 500, rounds = 10 } = {}): Promise<AppendFigures> =>
  inFolder(async (folder) => {
    const bare = new DatabaseSync(join(folder, 'bare.db'));
    bare.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (position INTEGER PRIMARY KEY, body TEXT)',
    );
    const insert = bare.prepare('INSERT INTO events (body) VALUES (?)');
    const store = openSqliteEventStore(join(folder, 'events.db'));
    const file = openEventsFile(join(folder, 'file.db'));
    const best = { bareInserts: 0, toFile: 0, appends: 0, parallelAppends: 0 };

    // Alternate, so that a slow moment of the disk affects both.
    for (let round = 0; round < rounds; round += 1) {
      const events = Array.from({ length: count }, (_, n) => anEvent(n, count));
      best.bareInserts = Math.max(
        best.bareInserts,
        await perSecond(count, () => {
          for (const event of events) insert.run(JSON.stringify(event));
        }),
      );
      const own = Array.from({ length: count }, (_, n) => anEvent(n, count));
      best.toFile = Math.max(
        best.toFile,
        await perSecond(count, () => {
          for (const [n, event] of own.entries())
            file.append([[{ stream: `one-${round}-${n}`, expected: 'absent', events: [event] }]], true);
        }),
      );
      best.appends = Math.max(
        best.appends,
        await perSecond(count, async () => {
          for (const [n, event] of events.entries())
            await store.append([{ stream: `one-${round}-${n}`, expected: 'absent', events: [event] }]);
        }),
      );
      best.parallelAppends = Math.max(
        best.parallelAppends,
        await perSecond(count, () =>
          Promise.all(
            Array.from({ length: 20 }, async (_, writer) => {
              for (let n = writer; n < count; n += 20)
                await store.append([{ stream: `many-${round}-${n}`, expected: 'absent', events: [anEvent(n, count)] }]);
            }),
          ),
        ),
      );
    }
    bare.close();
    file.close();
    await store.close();
    return { ...best, ratio: Math.round((best.appends / best.bareInserts) * 100) / 100 };
  });

export const described: Projection<Described['data'] & { changes: number }, Described> = {
  name: 'described',
  version: 1,
  prefixes: ['offer-'],
  ids: ({ data }) => [data.offerId],
  evolve: (document, { data }) => ({ ...data, changes: (document?.changes ?? 0) + 1 }),
};

/** Round-robin over all streams: the worst order for a projector, since each batch touches every document. */
const filled = async (file: string, count: number, offers: number): Promise<EventStore> => {
  const store = openSqliteEventStore(file);
  for (let round = 0; round < count / offers; round += 1) {
    const expected = round === 0 ? 'absent' : round - 1;
    await store.append(
      Array.from({ length: offers }, (_, offer) => ({
        stream: `offer-o${offer}`,
        expected,
        events: [anEvent(round * offers + offer, offers)],
      })),
    );
  }
  return store;
};

export const benchReplay = ({ count = 100_000, offers = 1_000 } = {}): Promise<ReplayFigures> =>
  inFolder(async (folder) => {
    const store = await filled(join(folder, 'events.db'), count, offers);
    const follow = async (see: (event: Described & ReturnType<typeof recordedOf>) => void): Promise<void> => {
      const abort = new AbortController();
      for await (const { events, caughtUp } of store.follow({
        prefixes: ['offer-'],
        after: START,
        signal: abort.signal,
        batchSize: 1_000,
      })) {
        for (const event of events) see(recordedOf(event) as Described & ReturnType<typeof recordedOf>);
        if (caughtUp) abort.abort();
      }
    };

    const read = await perSecond(count, () => follow(() => undefined));
    const states = new Map<string, ReturnType<typeof described.evolve>>();
    const folded = await perSecond(count, () =>
      follow((event) => {
        for (const id of described.ids(event)) states.set(id, described.evolve(states.get(id) ?? null, event, id));
      }),
    );

    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    const projector = createProjector({ projection: described as Projection, store, documents, log: silentLog });
    const written = await perSecond(count, async () => {
      await projector.start();
      if (!(await projector.waitFor(await store.head(), 120_000))) throw new Error('The projector did not catch up');
    });
    await projector.stop();
    await documents.close();
    await store.close();
    return { read, folded, written };
  });

if (import.meta.main) console.log({ append: await benchAppend(), replay: await benchReplay() });
