import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { calendars, type CalendarDocument } from '@lendring/request/calendar/calendars.js';
import { calendarQueryHandlers } from '@lendring/request/calendar/queries.js';
import { percentile } from '../times.js';
import { inFolder } from './events.js';

type Times = Readonly<{ p50: number; p99: number }>;
/** Milliseconds per query. */
export type CapacityFigures = Readonly<{ forVisitors: Times; forOwner: Times }>;

const BOOKINGS = 1_000;
const QUANTITY = 80;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const TIMES = 2_000;
const WARM_UP = 200;

const dayAt = (n: number): string => new Date(FROM + n * DAY_MS).toISOString();

/** Bookings of four units for two days; twenty are out at once, so that every unit is lent every day. */
const eventsOf = (offerId: string, vendorId: string): readonly CalendarEvent[] => [
  { type: 'CapacitySet', data: { offerId, quantity: QUANTITY, revision: 1 } },
  ...Array.from({ length: BOOKINGS }, (_, n): CalendarEvent => {
    const first = Math.floor(n / 10);
    const [start, end] = [dayAt(first), dayAt(first + 2)];
    const wish = { kind: 'days' as const, from: start.slice(0, 10), to: end.slice(0, 10) };
    return {
      type: 'PeriodBooked',
      data: { offerId, vendorId, requestId: randomUUID(), period: { wish, zone: 'UTC', start, end }, units: 4 },
    };
  }),
];

/** A month's availability of an offer with 80 units and 1,000 bookings, as visitors and as the owner ask for it. */
export const benchCapacity = (): Promise<CapacityFigures> =>
  inFolder(async (folder) => {
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    const collection = await documents.collection<CalendarDocument>(calendars.name, calendars.indexes ?? []);
    const [offerId, vendorId] = ['k3v9w0m2xa', randomUUID()];
    let document: CalendarDocument | null = null;
    for (const event of eventsOf(offerId, vendorId))
      document = calendars.evolve(
        document,
        { ...event, id: randomUUID(), stream: `calendar-${offerId}`, position: '1', at: dayAt(0), actor: 'system' },
        offerId,
      );
    await collection.write([{ id: offerId, position: '1', document }]);
    const notRead = { get: async () => null, getMany: async () => [], find: async () => [], count: async () => 0 };
    const { taken } = calendarQueryHandlers({
      calendars: collection,
      requests: notRead,
      blocks: notRead,
      unavailabilities: notRead,
      pieces: notRead,
      pieceLoans: notRead,
      pieceNumbers: notRead,
      ratings: notRead,
      groupLoans: notRead,
      counterLoans: notRead,
    });
    const measured = async (userId: string | null): Promise<Times> => {
      const actor = userId ? { kind: 'user' as const, userId, roles: [] } : { kind: 'visitor' as const };
      const times: number[] = [];
      for (let n = 0; n < WARM_UP + TIMES; n += 1) {
        const [from, to] = [dayAt(n % 60), dayAt((n % 60) + 31)];
        const begun = performance.now();
        await taken({ offerId, from, to }, { actor, at: dayAt(0) });
        if (n >= WARM_UP) times.push(performance.now() - begun);
      }
      return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
    };
    const figures = { forVisitors: await measured(null), forOwner: await measured(vendorId) };
    await documents.close();
    return figures;
  });
