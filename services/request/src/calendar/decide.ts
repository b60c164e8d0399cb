import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import { NOT_AVAILABLE, type BlockKind, type CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { fullest, isOfRest } from '@lendring/contracts/rules/capacity.js';
import { lateUse, type Out } from '@lendring/contracts/rules/late.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import {
  needsPreparation,
  noPreparation,
  type Preparation,
  withPreparation,
} from '@lendring/contracts/rules/preparation.js';
import { same } from '@lendring/contracts/rules/same.js';
import { stillAhead } from '@lendring/contracts/rules/still-ahead.js';
import { busyOf, shortageFor } from '@lendring/contracts/rules/why-not-bookable.js';
import type { Calendar, Taken } from './calendar.aggregate.js';

export type CalendarDecision<
  Code extends string =
    | 'dates_taken'
    | 'dates_blocked'
    | 'not_back'
    | 'preparation'
    | 'not_enough_units'
    | 'offer_not_available',
> = Decision<readonly CalendarEvent[], Code>;

const nothing = decided<readonly CalendarEvent[]>([]);
const find = (calendar: Calendar, key: string) => calendar.taken.find((taken) => taken.key === key);

/**
 * The calendar at an instant: overdue loans take their units through today. Only bookings are an invariant; this use
 * keeps others from requesting a thing that is not there, and the owner, who sees it, enters and blocks without it.
 */
export const asOf = <Known extends Pick<Calendar, 'taken'>>(calendar: Known, at: string): Known => {
  const late = calendar.taken.flatMap(({ out, after: _, ...booking }): readonly Taken[] => {
    const use = out ? lateUse(booking.end, out, at) : null;
    return use ? [{ ...booking, ...use, reason: 'late' }] : [];
  });
  return late.length === 0 ? calendar : { ...calendar, taken: [...calendar.taken, ...late] };
};

type Wanted = Readonly<{ units: number | null; whole?: Interval; except?: string }>;

/**
 * Refusal for a period in which fewer units are free than wanted (spec §8), or null. It names the conflict where
 * nothing is free, and otherwise how many units are free. `units` null: all units of the offer. `whole`: the period
 * with its preparation. `except`: booking that is ignored; if the calendar has it, its units are kept for it.
 */
export const clash = (calendar: Calendar, period: Interval, { units, whole = period, except }: Wanted) => {
  if (calendar.closed) return refused('offer_not_available');
  const { quantity } = calendar.capacity;
  if (except !== undefined && find(calendar, except)) return null;
  const near = calendar.taken.filter((one) => overlaps(one, whole));
  const wanted = units ?? quantity;
  // All units conflict with any use, however few units that takes.
  const uses = units === null ? near.map((one) => ({ ...one, units: null })) : near;
  const short = shortageFor({ busy: busyOf(uses, quantity, wanted), quantity, wanted }, { loan: period, whole });
  if (!short) return null;
  const { reason, free, start, end } = short;
  return reason === 'not_enough_units' ? refused(reason, { free }) : refused(reason, { start, end });
};

/** Interval in which a loan takes its units, with the preparation that applies to it. */
export const wholeOf = (period: Period, preparation: Preparation = noPreparation): Interval =>
  withPreparation(period, preparation, period.zone);

/** Part of a period in which units must be free, alone and with its preparation. @param at time of the command */
export const neededOf = (
  period: Period,
  preparation: Preparation | undefined,
  at: string,
): Readonly<{ period: Period; whole: Interval }> => {
  const ahead = stillAhead(period, at, period.zone);
  return { period: ahead, whole: wholeOf(ahead, preparation) };
};

type Booking = Readonly<{
  offerId: string;
  vendorId: string;
  requestId: string;
  period: Period;
  counter?: true;
  out?: Out;
}>;

const booked = (data: Booking, units: number, preparation: Preparation, whole: Interval): CalendarEvent => ({
  type: 'PeriodBooked',
  data: {
    ...data,
    ...(units > 1 && { units }),
    ...(needsPreparation(preparation) && { preparation: { ...whole, after: preparation.after } }),
  },
});

export const book = (
  calendar: Calendar,
  data: Booking,
  units: number,
  at: string,
  preparation: Preparation = noPreparation,
): CalendarDecision<
  'dates_taken' | 'blocked_by_yourself' | 'not_back' | 'preparation' | 'not_enough_units' | 'offer_not_available'
> => {
  if (find(calendar, data.requestId)) return nothing;
  const needed = neededOf(data.period, preparation, at);
  const taken = clash(calendar, needed.period, { units, whole: needed.whole })?.refusal;
  if (!taken) return decided([booked(data, units, preparation, wholeOf(data.period, preparation))]);
  // The accepting vendor owns the calendar, so the message names their own block.
  return refused(taken.code === 'dates_blocked' ? 'blocked_by_yourself' : taken.code, taken.params);
};

const laterOf = (one: string, other: string): string => (one > other ? one : other);
const earlierOf = (one: string, other: string): string => (one < other ? one : other);
const shared = (one: Interval, other: Interval): Interval => ({
  start: laterOf(one.start, other.start),
  end: earlierOf(one.end, other.end),
});

/** Parts of an interval before and after another one. */
const outside = ({ start, end }: Interval, other: Interval): readonly Interval[] =>
  [
    { start, end: earlierOf(end, other.start) },
    { start: laterOf(start, other.end), end },
  ].filter((part) => part.start < part.end);

/**
 * Moves a booking to another period or number of units. `data.out` applies if the thing is out. Only what it takes in addition must be free, so that fewer days
 * or units are always possible, also next to blocks and longer preparation that were set later.
 */
export const rebook = (
  calendar: Calendar,
  { out, ...data }: Booking & Readonly<{ out: Out }>,
  units: number,
  at: string,
  preparation: Preparation = noPreparation,
): ReturnType<typeof book> => {
  const { offerId, requestId, period } = data;
  const own = calendar.taken.filter(({ key, reason }) => key === requestId && reason !== 'late');
  const booking = find(calendar, requestId);
  if (!booking) return book(calendar, data, units, at, preparation);
  const had = booking.units ?? calendar.capacity.quantity;
  const before = {
    start: own.map(({ start }) => start).reduce(earlierOf),
    end: own.map(({ end }) => end).reduce(laterOf),
  };
  if (booking.start === period.start && booking.end === period.end && had === units)
    return booking.out ? noteOut(calendar, { offerId, requestId, out }) : nothing;
  const isNew = units > had || period.start < booking.start || period.start >= booking.end;
  if (calendar.closed && isNew) return refused('offer_not_available');
  // Agreements continue after an offer is deleted, so a closed calendar only keeps their loans apart.
  const rest = { ...calendar, closed: false, taken: calendar.taken.filter(({ key }) => key !== requestId) };
  const asked = wholeOf(period, preparation);
  const isLess = booking.start <= period.start && period.end <= booking.end && units <= had;
  const whole = isLess ? shared(asked, before) : asked;
  const kept = shared(whole, before);
  const needed = neededOf(period, preparation, at);
  for (const part of outside(whole, before)) {
    const added = shared(part, needed.whole);
    if (added.start >= added.end) continue;
    const taken = clash(rest, needed.period, { units, whole: added })?.refusal;
    if (taken) return refused(taken.code === 'dates_blocked' ? 'blocked_by_yourself' : taken.code, taken.params);
  }
  const more = units - had;
  const short =
    more > 0 && kept.start < kept.end ? clash(calendar, period, { units: more, whole: kept })?.refusal : null;
  if (short?.code === 'offer_not_available') return refused(short.code);
  if (short) return refused('not_enough_units', { free: had + Number(short.params?.['free'] ?? 0) });
  const moved = { ...data, ...(booking.out && { out }) };
  return decided([{ type: 'BookingReleased', data: { offerId, requestId } }, booked(moved, units, preparation, whole)]);
};

export const release = (calendar: Calendar, data: Readonly<{ offerId: string; requestId: string }>): CalendarDecision =>
  find(calendar, data.requestId) ? decided([{ type: 'BookingReleased', data }]) : nothing;

/** Moves the end of a booking, and the preparation after it. */
const shortened = (calendar: Calendar, offerId: string, booking: Taken, end: string): CalendarEvent => {
  const { key, start, units, after } = booking;
  const starts = calendar.taken.filter((taken) => taken.key === key).map((taken) => taken.start);
  const prepared = after && withPreparation({ start, end }, { ...noPreparation, after: after.time }, after.zone);
  return {
    type: 'BookingShortened',
    data: {
      offerId,
      requestId: key,
      start,
      end,
      ...(units !== null && units > 1 && { units }),
      ...(prepared && { preparation: { start: starts.reduce((a, b) => (a < b ? a : b), start), end: prepared.end } }),
    },
  };
};

export const shorten = (
  calendar: Calendar,
  { offerId, requestId, end }: Readonly<{ offerId: string; requestId: string; end: string }>,
): CalendarDecision => {
  const booking = find(calendar, requestId);
  if (!booking || end >= booking.end) return nothing;
  return decided([shortened(calendar, offerId, booking, end < booking.start ? booking.start : end)]);
};

/** Notes that a booked thing was handed out, or is not out any more; nothing if it is already so. */
export const noteOut = (
  calendar: Calendar,
  data: Readonly<{ offerId: string; requestId: string; out: Out | null }>,
): CalendarDecision<never> => {
  const booking = find(calendar, data.requestId);
  if (!booking || same(booking.out ?? null, data.out)) return decided([]);
  const loan = data.out && { end: booking.end, ...(booking.units !== null && { units: booking.units }) };
  return decided([{ type: 'BookingOutNoted', data: { ...data, ...loan } }]);
};

/** Frees the rest of a booking once the thing is back. */
export const giveBack = (
  calendar: Calendar,
  { offerId, requestId, end }: Parameters<typeof shorten>[1],
): CalendarDecision => {
  const booking = find(calendar, requestId);
  return booking && end < booking.end
    ? shorten(calendar, { offerId, requestId, end })
    : noteOut(calendar, { offerId, requestId, out: null });
};

/** Idempotent. The handler has checked that the caller owns the offer. */
export const block = (
  calendar: Calendar,
  data: Readonly<{
    offerId: string;
    vendorId: string;
    blockId: string;
    period: Period;
    note: string | null;
    kind: BlockKind;
  }>,
  units: number | null,
  at: string,
): CalendarDecision<
  'days_lent' | 'days_blocked_before' | 'days_in_preparation' | 'not_enough_units' | 'offer_not_available'
> => {
  const known = find(calendar, data.blockId);
  if (known)
    return known.vendorId === data.vendorId &&
      known.start === data.period.start &&
      known.end === data.period.end &&
      known.units === units
      ? nothing
      : refused('days_blocked_before');
  const taken = clash(calendar, neededOf(data.period, undefined, at).period, { units })?.refusal;
  if (!taken) return decided([{ type: 'PeriodBlocked', data: { ...data, ...(units !== null && { units }) } }]);
  if (taken.code === 'dates_taken' || taken.code === 'not_back') return refused('days_lent', taken.params);
  if (taken.code === 'preparation') return refused('days_in_preparation', taken.params);
  return refused(taken.code === 'dates_blocked' ? 'days_blocked_before' : taken.code, taken.params);
};

export const unblock = (
  calendar: Calendar,
  { offerId, blockId, userId }: Readonly<{ offerId: string; blockId: string; userId: string | null }>,
): CalendarDecision<'block_not_found'> => {
  const found = find(calendar, blockId);
  if (found?.reason !== 'blocked' || found.vendorId !== userId) return refused('block_not_found');
  return decided([{ type: 'BlockRemoved', data: { offerId, blockId } }]);
};

/** Kind of entries alone. */
const THIRD_PARTY = 1;

/** Frees a block and blocks another period instead, or neither. */
export const moveBlock = (
  calendar: Calendar,
  data: Readonly<{
    offerId: string;
    blockId: string;
    movedId: string;
    userId: string | null;
    period: Period;
    note: string | null;
    at: string;
  }>,
): CalendarDecision<
  | 'block_not_found'
  | 'days_lent'
  | 'days_blocked_before'
  | 'days_in_preparation'
  | 'not_enough_units'
  | 'offer_not_available'
> => {
  const { offerId, blockId, movedId: moved, userId, period, note, at } = data;
  const freed = unblock(calendar, { offerId, blockId, userId });
  const found = find(calendar, blockId);
  if (isRefused(freed) || !found) return refused('block_not_found');
  if (found.start === period.start && found.end === period.end) return nothing;
  const { vendorId, kind, units } = found;
  const blocked = block(
    { ...calendar, taken: calendar.taken.filter(({ key }) => key !== blockId) },
    {
      offerId,
      vendorId,
      blockId: moved,
      period,
      note,
      kind: kind === null || kind === THIRD_PARTY ? NOT_AVAILABLE : kind,
    },
    units,
    at,
  );
  return isRefused(blocked) ? blocked : decided([...freed.events, ...blocked.events]);
};

/**
 * Takes all units that are not lent, or some of them, in the periods of an entry, instead of its earlier periods. Loans on these
 * days stay, and a loan that is cancelled later leaves its days blocked. Does nothing once the offer is deleted.
 */
export const setUnavailability = (
  calendar: Calendar,
  data: Extract<CalendarEvent, { type: 'UnavailabilitySet' }>['data'],
): CalendarDecision<never> => {
  const before = calendar.taken.filter(({ entry }) => entry?.entryId === data.entryId);
  const isSame =
    before.length === data.periods.length &&
    before.every(
      ({ start, end, kind, units }, n) =>
        start === data.periods[n]?.start &&
        end === data.periods[n].end &&
        kind === data.kind &&
        units === (data.units ?? null),
    );
  if (isSame || (calendar.closed && data.periods.length > 0)) return nothing;
  return decided([{ type: 'UnavailabilitySet', data }]);
};

export const close = (calendar: Calendar, offerId: string): CalendarDecision =>
  calendar.closed ? nothing : decided([{ type: 'CalendarClosed', data: { offerId } }]);

/** Latest instant, so that an interval has no end. */
const FOR_EVER = '9999-12-31T00:00:00.000Z';

/** Fullest time from `at` on, without blocks of what is left, which follow the number of units. */
export const fullestFrom = ({ taken, capacity }: Pick<Calendar, 'taken' | 'capacity'>, at: string) =>
  fullest(
    taken.filter((use) => !isOfRest(use)),
    capacity.quantity,
    { start: at, end: FOR_EVER },
  );

/**
 * Changes the number of units, never to fewer than are taken at any instant from `at` on. The refusal names the fullest
 * day; `dayOf` words it for the owner. The first change repeats the coming bookings, because those recorded before
 * offers had several units were published as taking all of them.
 */
export const setCapacity = (
  calendar: Calendar,
  { offerId, quantity, at }: Readonly<{ offerId: string; quantity: number; at: string }>,
  dayOf: (instant: string) => string,
): CalendarDecision<'units_taken' | 'offer_not_available'> => {
  if (calendar.closed) return refused('offer_not_available');
  const { quantity: before, revision } = calendar.capacity;
  if (quantity === before) return nothing;
  const most = fullestFrom(calendar, at);
  if (most && most.units > quantity)
    return refused('units_taken', { day: dayOf(most.start < at ? at : most.start), units: most.units });
  const coming = calendar.taken.filter(({ reason, end }) => reason === 'booked' && end > at);
  return decided([
    { type: 'CapacitySet', data: { offerId, quantity, revision: revision + 1 } },
    ...(revision === 0 ? coming.map((booking) => shortened(calendar, offerId, booking, booking.end)) : []),
  ]);
};
