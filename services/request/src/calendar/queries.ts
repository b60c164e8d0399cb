import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CalendarEntry, TakenPeriod } from '@lendring/contracts/request/calendar.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import { isCalledOff, statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { BlockDocument } from './blocks.js';
import type { CalendarDocument } from './calendars.js';
import type { RequestDocument } from '../request/projection.js';
import type { ReadModels } from '../ports.js';
import { of } from '../request/filters.js';

type Queries = ServiceHandlers<typeof requestApi>['queries'];

const TWO_YEARS = 731;
const ENTRIES = 2_000;
const daysAfter = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY_MS).toISOString();
const bounded = ({ from, to }: { from: string; to: string }): Interval => {
  const last = daysAfter(from, TWO_YEARS);
  return { start: from, end: to < last ? to : last };
};

const takenIn = (calendar: CalendarDocument, range: Interval, userId: string | null): TakenPeriod[] =>
  calendar.taken
    .filter((taken) => overlaps(taken, range))
    .map(({ key, reason, start, end, vendorId, kind }) => {
      const own = vendorId === userId;
      return {
        start,
        end,
        reason,
        requestId: own && reason === 'booked' ? key : null,
        blockId: own && reason === 'blocked' ? key : null,
        note: own ? (calendar.notes[key] ?? null) : null,
        kind: own ? kind : null,
      };
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));

const requestEntry = (request: RequestDocument, side: Side, at: string): CalendarEntry => ({
  type: 'request',
  side,
  otherId: side === 'vendor' ? request.creatorId : request.vendorId,
  kind: null,
  requestId: request.requestId,
  blockId: null,
  offerId: request.offerId,
  offerTitle: request.terms.title,
  rentType: request.terms.pricing.rentType,
  status: statusAt(request, at),
  vendorAccepted: request.accepted.vendor,
  period: request.period,
  end: request.end,
  changedAt: request.entry.changedAt,
  revision: request.entry.revision,
});

const blockEntry = ({
  blockId,
  offerId,
  period,
  removed,
  changedAt,
  revision,
  kind,
}: BlockDocument): CalendarEntry => ({
  type: 'unavailability',
  side: 'vendor',
  otherId: null,
  kind,
  requestId: null,
  blockId,
  offerId,
  offerTitle: null,
  rentType: null,
  status: removed ? 'cancelled' : null,
  vendorAccepted: false,
  period,
  end: period.end,
  changedAt,
  revision,
});

export const calendarQueryHandlers = (read: ReadModels): Pick<Queries, 'taken' | 'takenMany' | 'calendar' | 'feed'> => {
  const entries = async (
    userId: string,
    { start, end }: Interval,
    sides: readonly Side[],
    at: string,
  ): Promise<CalendarEntry[]> => {
    const asSide = async (side: Side) => {
      const filter = { $and: [of(side, userId), { end: { $gt: start }, 'period.start': { $lt: end } }] };
      return (await read.requests.find({ filter, sort: [['period.start', -1]], limit: ENTRIES })).map((request) =>
        requestEntry(request, side, at),
      );
    };
    const blocked = async () =>
      (
        await read.blocks.find({
          filter: { vendorId: userId, 'period.end': { $gt: start }, 'period.start': { $lt: end } },
          sort: [['period.start', -1]],
          limit: ENTRIES,
        })
      ).map(blockEntry);
    const found = await Promise.all([...sides.map(asSide), ...(sides.includes('vendor') ? [blocked()] : [])]);
    return found.flat().toSorted((a, b) => (a.period.start < b.period.start ? -1 : 1));
  };

  return {
    async taken({ offerId, from, to }, context) {
      const calendar = await read.calendars.get(offerId);
      return calendar ? takenIn(calendar, bounded({ from, to }), callerIdOf(context)) : [];
    },

    async takenMany({ offerIds, from, to }, context) {
      const calendars = await read.calendars.getMany(offerIds);
      const range = bounded({ from, to });
      const userId = callerIdOf(context);
      const none = offerIds.map((offerId) => [offerId, []] as const);
      return Object.fromEntries([
        ...none,
        ...calendars.map((calendar) => [calendar.offerId, takenIn(calendar, range, userId)] as const),
      ]);
    },

    async calendar({ from, to, side }, context) {
      const userId = callerIdOf(context);
      if (!userId) return [];
      const found = await entries(userId, bounded({ from, to }), side ? [side] : ['vendor', 'creator'], context.at);
      return found.filter(({ status }) => status === null || !isCalledOff(status));
    },

    async feed(_, context) {
      const userId = callerIdOf(context);
      if (!userId) return [];
      const start = daysAfter(context.at, -365);
      return entries(userId, { start, end: daysAfter(context.at, 2 * TWO_YEARS) }, ['vendor', 'creator'], context.at);
    },
  };
};
