import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Day, Wish } from '@lendring/contracts/kernel/period.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CalendarEntry, TakenPeriod } from '@lendring/contracts/request/calendar.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { levels, unitsInUse } from '@lendring/contracts/rules/capacity.js';
import { stockIn } from '@lendring/contracts/rules/stock.js';
import { counterStatusAt } from '@lendring/contracts/rules/counter-loan.js';
import { lateUse, outOf } from '@lendring/contracts/rules/late.js';
import { isLoanLate } from '@lendring/contracts/rules/loan-state.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { isCalledOff, statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { lastDayOfRule, occurrencesOf } from '@lendring/contracts/rules/unavailability.js';
import { createBreather } from '@lendring/platform/base/breather.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { blockedPeriodOf } from '../asking/period.js';
import {
  datesOf,
  datesOfOccurrences,
  type DateOfEntry,
  type UnavailabilityDocument,
} from '../unavailability/projection.js';
import type { BlockDocument } from './blocks.js';
import { everyInRange, nearestInRange } from './in-range.js';
import { oneUnit, type Taken } from './calendar.aggregate.js';
import { asOf, fullestFrom } from './decide.js';
import type { CalendarDocument } from './calendars.js';
import type { CounterLoanDocument } from '../counter-loan/projection.js';
import type { RequestDocument } from '../request/projection.js';
import type { ReadModels } from '../ports.js';
import { of } from '../request/filters.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';

type Queries = ServiceHandlers<typeof requestApi>['queries'];

const TWO_YEARS = 731;
/** Entries of each kind in a calendar file. */
const ENTRIES = 2_000;
/** Removed entries that a calendar file cancels, the latest first. */
const REMOVED = 200;
const daysAfter = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY_MS).toISOString();
/** Range of two years at most. */
export const bounded = ({ from, to }: { from: string; to: string }): Interval => {
  const last = daysAfter(from, TWO_YEARS);
  return { start: from, end: to < last ? to : last };
};

/**
 * Every booking and block for its lender, with their preparation. For others, levels of use, which tell neither how
 * many there are nor whose; units in preparation and those of overdue loans are named apart.
 */
const near = ({ taken, capacity: { quantity } }: CalendarDocument, range: Interval, userId: string | null) => {
  const uses = taken.filter((one) => overlaps(one, range));
  if (quantity === 1 || uses.some(({ vendorId }) => vendorId === userId)) return uses;
  return levels(uses, quantity).flatMap(({ uses: all, units, ...interval }): Taken[] => {
    const planned = all.filter(({ reason }) => reason !== 'preparation' && reason !== 'late');
    const used = unitsInUse(planned, quantity);
    const here = unitsInUse(
      all.filter(({ reason }) => reason !== 'preparation'),
      quantity,
    );
    const [first] = all;
    if (!first) return [];
    const reason = planned.every((one) => one.reason === 'blocked') ? 'blocked' : 'booked';
    return [
      ...(used > 0 ? [{ ...first, ...interval, units: used, reason } as const] : []),
      ...(here > used ? [{ ...first, ...interval, units: here - used, reason: 'late' } as const] : []),
      ...(units > here ? [{ ...first, ...interval, units: units - here, reason: 'preparation' } as const] : []),
    ];
  });
};

/** Use of an offer's units in a range, as a user may see it. */
export const takenIn = (calendar: CalendarDocument, range: Interval, userId: string | null): TakenPeriod[] =>
  near(calendar, range, userId)
    .map(({ key, reason, start, end, vendorId, kind, units, counter, entry }) => {
      const own = vendorId === userId;
      return {
        start,
        end,
        reason,
        requestId: own && reason !== 'blocked' && !counter ? key : null,
        blockId: own && reason === 'blocked' && !entry ? key : null,
        counterLoanId: own && counter ? key : null,
        entryId: (own && entry?.entryId) || null,
        note: own ? (calendar.notes[key] ?? null) : null,
        kind: own ? kind : null,
        units: units ?? calendar.capacity.quantity,
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
  counterLoanId: null,
  counterName: null,
  note: null,
  entryId: null,
  offers: null,
  repeat: null,
  offerId: request.offerId,
  offerTitle: request.terms.title,
  units: quantityOf(request.terms),
  stock: null,
  preparation: null,
  rentType: request.terms.pricing.rentType,
  status: statusAt(request, at),
  vendorAccepted: request.accepted.vendor,
  handedOut: request.isOut,
  overdue: isLoanLate(request, request.terms.pricing.rentType, at),
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
  units,
}: BlockDocument): CalendarEntry => ({
  type: 'unavailability',
  side: 'vendor',
  otherId: null,
  kind,
  requestId: null,
  blockId,
  counterLoanId: null,
  counterName: null,
  note: null,
  entryId: null,
  offers: null,
  repeat: null,
  offerId,
  offerTitle: null,
  units,
  stock: null,
  preparation: null,
  rentType: null,
  status: removed ? 'cancelled' : null,
  vendorAccepted: false,
  handedOut: false,
  overdue: false,
  period,
  end: period.end,
  changedAt,
  revision,
});

const counterEntry = (loan: CounterLoanDocument, side: Side, at: string): CalendarEntry => ({
  type: 'request',
  side,
  otherId: side === 'vendor' ? loan.creatorId : loan.vendorId,
  kind: null,
  requestId: null,
  blockId: null,
  entryId: null,
  offers: null,
  repeat: null,
  counterLoanId: loan.loanId,
  counterName: side === 'vendor' ? loan.name : null,
  note: null,
  offerId: loan.offerId,
  offerTitle: loan.title,
  units: loan.units,
  stock: null,
  preparation: null,
  rentType: loan.period.wish.kind === 'hours' ? RentTypeId.hour : RentTypeId.day,
  status: counterStatusAt(loan, at),
  vendorAccepted: true,
  handedOut: loan.isOut,
  overdue: isLoanLate(loan, null, at),
  period: loan.period,
  end: loan.end,
  changedAt: loan.changedAt,
  revision: loan.revision,
});

/** True if local days of any time zone may overlap the range; spares the others the conversion to instants. */
const isNear = (first: Day, last: Day, { start, end }: Interval): boolean =>
  first <= addDays(end.slice(0, 10), 1) && last >= addDays(start.slice(0, 10), -2);

const isWishNear = (wish: Wish, range: Interval): boolean =>
  wish.kind === 'days' ? isNear(wish.from, wish.to, range) : isNear(wish.day, wish.day, range);

/** Dates of an entry whose days were all freed. */
const freedDatesOf = ({ days, freed }: UnavailabilityDocument): readonly DateOfEntry[] => {
  if (freed.length === 0) return [];
  const all = occurrencesOf(days);
  return occurrencesOf(days, freed).flatMap(({ parts }, n) =>
    parts.length > 0 ? [] : datesOfOccurrences(all.slice(n, n + 1)),
  );
};

/**
 * Dates of an entry in a range; with `calledOff` also those whose days were all freed, and former ones, as cancelled.
 */
const entriesOfUnavailability = (
  entry: UnavailabilityDocument,
  { start, end }: Interval,
  calledOff: boolean,
): CalendarEntry[] => {
  const { entryId, offerIds, days, kind, name, note, units, zone, former, removed, changedAt, revision } = entry;
  const [only, ...more] = offerIds ?? [];
  const offerId = only !== undefined && more.length === 0 ? only : null;
  const range = { start, end };
  if (former.length === 0 && !isNear(days.from, lastDayOfRule(days), range)) return [];
  const dates = datesOf(entry).map((date) => ({ ...date, isCancelled: removed }));
  const gone = calledOff ? [...freedDatesOf(entry), ...former] : [];
  return [...dates, ...gone.map((date) => ({ ...date, isCancelled: true }))].flatMap((date): CalendarEntry[] => {
    const { key, wish, isCancelled } = date;
    if (!isWishNear(wish, range)) return [];
    const period = blockedPeriodOf(wish, zone);
    if (period.start >= end || period.end <= start) return [];
    return [
      {
        type: offerId ? 'unavailability' : 'calendar_unavailability',
        side: 'vendor',
        otherId: null,
        kind,
        requestId: null,
        blockId: derivedId(entryId, key),
        entryId,
        counterLoanId: null,
        counterName: name,
        note,
        offers: offerIds && offerIds.length,
        repeat: days.repeat,
        offerId,
        offerTitle: null,
        units,
        stock: null,
        preparation: null,
        rentType: null,
        status: isCancelled ? 'cancelled' : null,
        vendorAccepted: false,
        handedOut: false,
        overdue: false,
        period,
        end: period.end,
        changedAt,
        revision,
      },
    ];
  });
};

/** Interval from the earliest start to the latest end. */
const spanOf = (uses: readonly Interval[]): Interval => ({
  start: uses.reduce((first, { start }) => (start < first ? start : first), uses[0]?.start ?? ''),
  end: uses.reduce((last, { end }) => (end > last ? end : last), ''),
});

/** End of an entry, that of an overdue loan so far included. */
const endAt = ({ overdue, period, end, rentType }: CalendarEntry, at: string): string =>
  (overdue && lateUse(period.end, outOf(period, rentType), at)?.end) || end;

/**
 * States what the units of each offer are used for in what is left of the lender's entries, the preparation of its loans
 * and its notes. Loans that are over have no stock, since units that came back are free again.
 */
const stocked = (
  entries: readonly CalendarEntry[],
  known: readonly CalendarDocument[],
  at: string,
): CalendarEntry[] => {
  const calendars = known.map((calendar) => asOf(calendar, at));
  const several = new Map(
    calendars
      .filter(({ capacity }) => capacity.quantity > 1)
      .map(({ offerId, taken, capacity: { quantity } }) => [offerId, { quantity, levels: levels(taken, quantity) }]),
  );
  const prepared = new Map(
    calendars.flatMap(({ taken }) =>
      [...Map.groupBy(taken, ({ key }) => key)]
        .filter(([, uses]) => uses.some(({ reason }) => reason === 'preparation'))
        .map(([key, uses]) => [key, spanOf(uses)] as const),
    ),
  );
  const notes = new Map(calendars.flatMap((calendar) => Object.entries(calendar.notes)));
  return entries.map((lent) => {
    if (lent.side !== 'vendor') return lent;
    const key = lent.requestId ?? lent.counterLoanId ?? '';
    const entry = {
      ...lent,
      note: lent.note ?? notes.get(lent.blockId ?? '') ?? null,
      preparation: prepared.get(key) ?? null,
    };
    const offer = entry.offerId ? several.get(entry.offerId) : undefined;
    if (!offer) return entry;
    const { start } = entry.period;
    const interval = { start: start < at ? at : start, end: endAt(entry, at) };
    if (interval.end <= interval.start) return entry;
    return { ...entry, stock: stockIn(offer.levels, offer.quantity, interval) };
  });
};

export const calendarQueryHandlers = (
  read: ReadModels,
): Pick<Queries, 'taken' | 'takenMany' | 'calendar' | 'feed' | 'capacity' | 'unitsInUse'> => {
  const withStock = async (entries: readonly CalendarEntry[], at: string): Promise<CalendarEntry[]> => {
    const lent = new Set(entries.flatMap(({ side, offerId }) => (side === 'vendor' && offerId ? [offerId] : [])));
    return stocked(entries, lent.size === 0 ? [] : await read.calendars.getMany([...lent]), at);
  };

  const entries = async (
    userId: string,
    { start, end }: Interval,
    { sides, at, calledOff }: Readonly<{ sides: readonly Side[]; at: string; calledOff: boolean }>,
  ): Promise<CalendarEntry[]> => {
    const inRange = calledOff ? nearestInRange(at, ENTRIES) : everyInRange;
    // Loans that are out are overdue until today, however long ago their end is.
    const still = start < at && !calledOff ? [{ stage: 'agreed', isOut: true, end: { $lte: start } }] : [];
    const lent = (side: Side): Filter => ({
      $and: [of(side, userId), { 'period.start': { $lt: end } }, { $or: [{ end: { $gt: start } }, ...still] }],
    });
    const touches = (entry: CalendarEntry): boolean => endAt(entry, at) > start || entry.end > start;
    const asSide = async (side: Side) =>
      (await inRange(read.requests, lent(side), 'end')).map((one) => requestEntry(one, side, at)).filter(touches);
    const atCounter = async (side: Side) =>
      (await inRange(read.counterLoans, lent(side), 'end')).map((one) => counterEntry(one, side, at)).filter(touches);
    const blocked = async () => {
      const filter = { vendorId: userId, 'period.end': { $gt: start }, 'period.start': { $lt: end } };
      return (await inRange(read.blocks, filter, 'period.end')).map(blockEntry);
    };
    const unavailable = async () => {
      const lasting = { filter: { vendorId: userId, removed: false }, sort: [['entryId', 1]], limit: ENTRIES } as const;
      const removed = {
        filter: { vendorId: userId, removed: true },
        sort: [['changedAt', -1]],
        limit: REMOVED,
      } as const;
      const found = await read.unavailabilities.find(lasting);
      const all = calledOff ? [...found, ...(await read.unavailabilities.find(removed))] : found;
      const dates: CalendarEntry[] = [];
      const breathe = createBreather();
      for (const entry of all) {
        await breathe();
        dates.push(...entriesOfUnavailability(entry, { start, end }, calledOff));
      }
      return dates;
    };
    const found = await Promise.all([
      ...sides.map(asSide),
      ...sides.map(atCounter),
      ...(sides.includes('vendor') ? [blocked(), unavailable()] : []),
    ]);
    return withStock(
      found.flat().toSorted((a, b) => (a.period.start < b.period.start ? -1 : 1)),
      at,
    );
  };

  return {
    async taken({ offerId, from, to }, context) {
      const calendar = await read.calendars.get(offerId);
      return calendar ? takenIn(asOf(calendar, context.at), bounded({ from, to }), callerIdOf(context)) : [];
    },

    async capacity({ offerId }) {
      return (await read.calendars.get(offerId))?.capacity ?? oneUnit;
    },

    async unitsInUse({ offerId }, { at }) {
      const calendar = await read.calendars.get(offerId);
      return { units: calendar ? (fullestFrom(calendar, at)?.units ?? 0) : 0 };
    },

    async takenMany({ offerIds, from, to }, context) {
      const calendars = await read.calendars.getMany(offerIds);
      const range = bounded({ from, to });
      const userId = callerIdOf(context);
      const none = offerIds.map((offerId) => [offerId, []] as const);
      return Object.fromEntries([
        ...none,
        ...calendars.map((calendar) => [calendar.offerId, takenIn(asOf(calendar, context.at), range, userId)] as const),
      ]);
    },

    async calendar({ from, to, side }, context) {
      const userId = callerIdOf(context);
      if (!userId) return [];
      const sides: readonly Side[] = side ? [side] : ['vendor', 'creator'];
      const found = await entries(userId, bounded({ from, to }), { sides, at: context.at, calledOff: false });
      return found.filter(({ status }) => status === null || !isCalledOff(status));
    },

    async feed(_, context) {
      const userId = callerIdOf(context);
      if (!userId) return [];
      const start = daysAfter(context.at, -365);
      const range = { start, end: daysAfter(context.at, 2 * TWO_YEARS) };
      return entries(userId, range, { sides: ['vendor', 'creator'], at: context.at, calledOff: true });
    },
  };
};
