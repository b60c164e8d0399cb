import { randomUUID } from 'node:crypto';
import { readParts, readRows } from '@lendring/bff/reporting/read-report.js';
import { reports } from '@lendring/bff/reporting/reports.js';
import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { daily } from '@lendring/offer/projections/daily.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import { dailyHandler, type DayDocument } from '@lendring/platform/runtime/service/daily.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { join } from 'node:path';
import { percentile } from '../times.js';
import { inFolder, perSecond } from './events.js';

/** Milliseconds of a report, on its own and while the read model is built anew beside it; events folded a second. */
export type ReportingFigures = Readonly<{ folded: number; p95: number; whileBuilt: number }>;

const EVENTS = 1_000_000;
const AT_ONCE = 5_000;
const DAYS = 1_096;
const TOWNS = 5_000;
const CATEGORIES = 300;
const REPORTS = 30;
const PATIENCE_MS = 900_000;
const DAY_MS = 86_400_000;
const FROM = Date.parse('2024-01-01T00:00:00.000Z');
const span = { from: '2024-01-01', to: '2026-12-31' };

/** Half of a few towns, as people live; the rest spread over all. */
const townOf = (n: number): string => `Ort ${n % 2 === 0 ? n % 97 : (n * 7_919) % TOWNS}`;

const published = (n: number): OfferEvent => ({
  type: 'OfferPublished',
  data: {
    offerId: n.toString(32).padStart(10, '0'),
    ownerId: randomUUID(),
    categoryId: 1 + (n % CATEGORIES),
    place: {
      city: townOf(n),
      cityId: `g${n % TOWNS}`,
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

/** The report with the most to read, over three years: a million offers are published, in thousands of towns. */
export const benchReporting = (): Promise<ReportingFigures> =>
  inFolder(async (folder) => {
    const store = openSqliteEventStore(join(folder, 'events.db'));
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    for (let first = 0; first < EVENTS; first += AT_ONCE)
      await store.append(
        Array.from({ length: AT_ONCE }, (_, at) => {
          const n = first + at;
          const when = new Date(FROM + Math.floor((n / EVENTS) * DAYS) * DAY_MS + 43_200_000).toISOString();
          const metadata = { commandId: randomUUID(), commandHash: '', actor: 'bench', at: when, requestId: 'bench' };
          const event = published(n);
          return {
            stream: `offer-${event.data.offerId}`,
            expected: 'absent' as const,
            events: [{ ...event, id: randomUUID(), metadata }],
          };
        }),
      );
    const head = await store.head();
    const projectorOf = (version: number) =>
      createProjector({ projection: { ...daily, version } as Projection, store, documents, log: silentLog });
    const first = projectorOf(1);
    const folded = await perSecond(EVENTS, async () => {
      await first.start();
      await first.waitFor(head, PATIENCE_MS);
    });
    const report = reports.find(({ reportingId }) => reportingId === 'offers')!;
    const ask = dailyHandler(await documents.collection<DayDocument>('daily@1', daily.indexes), ['category', 'town']);
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

    const next = projectorOf(2);
    await next.start();
    const beside: number[] = [];
    for (let n = 0; n < REPORTS; n += 1) beside.push(await once());
    await next.stop();
    await first.stop();
    await documents.close();
    await store.close();
    return { folded, p95: percentile(alone, 0.95), whileBuilt: percentile(beside, 0.95) };
  });
