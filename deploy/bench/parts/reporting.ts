import { randomUUID } from 'node:crypto';
import { readParts, readRows } from '@lendring/bff/reporting/read-report.js';
import { reports } from '@lendring/bff/reporting/reports.js';
import type { Counts } from '@lendring/contracts/kernel/daily.js';
import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { daily } from '@lendring/offer/projections/daily.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import { dailyHandler, type DayDocument } from '@lendring/platform/runtime/service/daily.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { percentile } from '../times.js';
import { inFolder, perSecond } from './events.js';

/** Milliseconds of a report, on its own and while the read model is built anew beside it; events folded a second. */
export type ReportingFigures = Readonly<{ folded: number; p95: number; whileBuilt: number }>;

const EVENTS = 1_000_000;
/** So many are folded into a read model from their log. */
const BUILT = 50_000;
const AT_ONCE = 5_000;
const DAYS = 1_096;
const TOWNS = 5_000;
const CATEGORIES = 300;
const REPORTS = 30;
const PATIENCE_MS = 900_000;
const DAY_MS = 86_400_000;
const FROM = Date.parse('2024-01-01T00:00:00.000Z');
/** Neither its first month nor its first and last year are whole: more is read for it than for three years. */
const span = { from: '2024-01-02', to: '2026-12-30' };

/** Half of a few towns, as people live; the rest spread over all. */
const townOf = (n: number): number => (n % 2 === 0 ? n % 97 : (n * 7_919) % TOWNS);

const idOf = (n: number): string => n.toString(32).padStart(10, '0');

const published = (n: number): OfferEvent => ({
  type: 'OfferPublished',
  data: {
    offerId: idOf(n),
    ownerId: randomUUID(),
    categoryId: 1 + (n % CATEGORIES),
    place: {
      city: `Ort ${townOf(n)}`,
      cityId: `g${townOf(n)}`,
      cityUrl: 'ort',
      country: 'DE',
      point: { lat: 50, lng: 8 },
      radius: 500,
      exact: false,
      street: null,
      postal: null,
    },
    commercial: false,
  },
});

type Documents = ReturnType<typeof openSqliteDocuments>;

const timeOf = (n: number, all: number): string =>
  new Date(FROM + Math.floor((n / all) * DAYS) * DAY_MS + 43_200_000).toISOString();
const recorded = (n: number, all: number): Recorded<OfferEvent> => ({
  ...published(n),
  id: idOf(n),
  stream: `offer-${idOf(n)}`,
  position: String(n).padStart(16, '0'),
  at: timeOf(n, all),
  actor: 'bench',
});

/**
 * The read model as it is after a million events, written day by day: each event is counted by the product's own
 * projection, on a document of its own, and what they come to is added up here. Folding them one by one into the days is
 * what `folded` measures, on fewer.
 */
const fillModel = async (documents: Documents, collection: string): Promise<void> => {
  const model = await documents.collection<DayDocument>(collection, daily.indexes);
  let open = new Map<string, Map<string, Counts>>();
  /** Writes what is complete: the days, and the months and years that `today` is not in. */
  const write = async (n: number, today = ''): Promise<void> => {
    const [running, complete] = [new Map<string, Map<string, Counts>>(), new Map<string, Map<string, Counts>>()];
    for (const [id, sums] of open) (today.startsWith(id.split(' ')[0] ?? '') ? running : complete).set(id, sums);
    await model.write(
      [...complete].map(([id, sums]) => {
        const [day = '', by = ''] = id.split(' ');
        const rows = [...sums].map(([key, counts]) => ({ key, counts }));
        return { id, position: String(n).padStart(16, '0'), document: { day, by, rows } };
      }),
    );
    open = running;
  };
  let last = '';
  for (let n = 0; n < EVENTS; n += 1) {
    const event = recorded(n, EVENTS);
    if (last !== event.at && last !== '') await write(n, event.at);
    last = event.at;
    for (const id of daily.ids(event)) {
      const sums = open.get(id) ?? new Map<string, Counts>();
      open.set(id, sums);
      for (const { key, counts } of daily.evolve(null, event, id)?.rows ?? []) {
        const sum = sums.get(key) ?? {};
        for (const [counter, one] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + one;
        sums.set(key, sum);
      }
    }
  }
  await write(EVENTS);
};

/** Offers in a log of its own, from which a read model is built. */
const fillLog = async (store: ReturnType<typeof openSqliteEventStore>): Promise<void> => {
  for (let first = 0; first < BUILT; first += AT_ONCE)
    await store.append(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const n = first + at;
        const metadata = {
          commandId: randomUUID(),
          commandHash: '',
          actor: 'bench',
          at: timeOf(n, BUILT),
          requestId: 'bench',
        };
        return {
          stream: `offer-${idOf(n)}`,
          expected: 'absent' as const,
          events: [{ ...published(n), id: randomUUID(), metadata }],
        };
      }),
    );
};

/** The report with the most to read, over three years: a million offers are published, in thousands of towns. */
export const benchReporting = (): Promise<ReportingFigures> =>
  inFolder(async (folder) => {
    const store = openSqliteEventStore(join(folder, 'events.db'));
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    await fillModel(documents, 'read');
    await fillLog(store);
    const report = reports.find(({ reportingId }) => reportingId === 'offers')!;
    const ask = dailyHandler(await documents.collection<DayDocument>('read', daily.indexes), ['category'], ['town']);
    const context: QueryContext = {
      actor: { kind: 'user', userId: randomUUID(), roles: ['admin'] },
      at: new Date(FROM).toISOString(),
    };
    const once = async (): Promise<number> => {
      const from = performance.now();
      const numbers = await ask({ ...span, parts: true }, context);
      readRows(report, numbers, span, 'day');
      readParts(report, numbers, builtInTree);
      return performance.now() - from;
    };
    const alone: number[] = [];
    for (let n = 0; n < REPORTS; n += 1) alone.push(await once());

    // Another one is built in the same store, for as long as it takes.
    const next = createProjector({ projection: daily as Projection, store, documents, log: silentLog });
    const beside: number[] = [];
    const folded = await perSecond(BUILT, async () => {
      let isBuilt = false;
      await next.start();
      const built = next.waitFor(await store.head(), PATIENCE_MS).then(() => {
        isBuilt = true;
      });
      while (!isBuilt) {
        beside.push(await once());
        // An answer out of a file never waits: whoever builds would not get a turn.
        await nextTurn();
      }
      await built;
    });
    await next.stop();
    await documents.close();
    await store.close();
    return { folded, p95: percentile(alone, 0.95), whileBuilt: percentile(beside, 0.95) };
  });
