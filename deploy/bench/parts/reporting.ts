import { randomUUID } from 'node:crypto';
import { readParts, readRows } from '@lendring/bff/reporting/read-report.js';
import { reports } from '@lendring/bff/reporting/reports.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { Counts } from '@lendring/contracts/kernel/daily.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { daily } from '@lendring/offer/daily.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import { type DayDocument } from '@lendring/platform/runtime/daily-numbers/projection.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { percentile } from '../times.js';
import { inFolder, perSecond } from './events.js';

/** Milliseconds per report, alone and during a rebuild of the read model; `folded`: events per second. */
export type ReportingFigures = Readonly<{ folded: number; p95: number; whileBuilt: number }>;

const EVENTS = 1_000_000;
const BUILT = 50_000;
const AT_ONCE = 5_000;
const DAYS = 1_096;
const TOWNS = 5_000;
const CATEGORIES = 300;
const REPORTS = 30;
const PATIENCE_MS = 900_000;
const FROM = Date.parse('2024-01-01T00:00:00.000Z');
/**
 * Period that begins and ends within a month and a year, which requires reading more documents than three whole
 * years.
 */
const span = { from: '2024-01-02', to: '2026-12-30' };

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
 * Builds the read model of a million events without folding them one by one: the product's own projection counts each
 * event on an empty document, and the counts are summed here. `folded` measures real folding, on fewer events.
 */
const fillModel = async (documents: Documents, collection: string): Promise<void> => {
  const model = await documents.collection<DayDocument>(collection, daily.indexes);
  let open = new Map<string, Map<string, Counts>>();
  /** Writes complete periods: days, and the months and years that do not contain `today`. */
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

/** The most expensive report, over three years: a million published offers in thousands of towns. */
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
        // Yield to the rebuild, since reads from a file never yield.
        await nextTurn();
      }
      await built;
    });
    await next.stop();
    await documents.close();
    await store.close();
    return { folded, p95: percentile(alone, 0.95), whileBuilt: percentile(beside, 0.95) };
  });
