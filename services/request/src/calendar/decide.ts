import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type { BlockKind, CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import type { Calendar } from './calendar.aggregate.js';

export type CalendarDecision<Code extends string = 'dates_taken' | 'dates_blocked' | 'offer_not_available'> = Decision<
  readonly CalendarEvent[],
  Code
>;

const nothing = decided<readonly CalendarEvent[]>([]);
const find = (calendar: Calendar, key: string) => calendar.taken.find((taken) => taken.key === key);

/** Refusal for a taken interval (spec §8), or null; ignores the period of `except`. */
export const clash = (calendar: Calendar, interval: Interval, except?: string) => {
  if (calendar.closed) return refused('offer_not_available');
  const found = calendar.taken.find((taken) => taken.key !== except && overlaps(taken, interval));
  if (!found) return null;
  return refused(found.reason === 'booked' ? 'dates_taken' : 'dates_blocked', { start: found.start, end: found.end });
};

export const book = (
  calendar: Calendar,
  data: Readonly<{ offerId: string; vendorId: string; requestId: string; period: Period }>,
): CalendarDecision<'dates_taken' | 'blocked_by_yourself' | 'offer_not_available'> => {
  if (find(calendar, data.requestId)) return nothing;
  const taken = clash(calendar, data.period)?.refusal;
  if (!taken) return decided([{ type: 'PeriodBooked', data }]);
  // The accepting vendor owns the calendar, so the message names their own block.
  return refused(taken.code === 'dates_blocked' ? 'blocked_by_yourself' : taken.code, taken.params);
};

export const release = (calendar: Calendar, data: Readonly<{ offerId: string; requestId: string }>): CalendarDecision =>
  find(calendar, data.requestId) ? decided([{ type: 'BookingReleased', data }]) : nothing;

export const shorten = (
  calendar: Calendar,
  { offerId, requestId, end }: Readonly<{ offerId: string; requestId: string; end: string }>,
): CalendarDecision => {
  const booking = find(calendar, requestId);
  if (!booking || end >= booking.end) return nothing;
  const { start } = booking;
  return decided([{ type: 'BookingShortened', data: { offerId, requestId, start, end: end < start ? start : end } }]);
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
): CalendarDecision<'days_lent' | 'days_blocked_before' | 'offer_not_available'> => {
  const same = find(calendar, data.blockId);
  if (same && same.vendorId === data.vendorId && same.start === data.period.start && same.end === data.period.end)
    return nothing;
  if (same) return refused('days_blocked_before');
  const taken = clash(calendar, data.period)?.refusal;
  if (taken?.code === 'offer_not_available') return refused(taken.code);
  if (taken) return refused(taken.code === 'dates_taken' ? 'days_lent' : 'days_blocked_before', taken.params);
  return decided([{ type: 'PeriodBlocked', data }]);
};

export const unblock = (
  calendar: Calendar,
  { offerId, blockId, userId }: Readonly<{ offerId: string; blockId: string; userId: string | null }>,
): CalendarDecision<'block_not_found'> => {
  const found = find(calendar, blockId);
  if (found?.reason !== 'blocked' || found.vendorId !== userId) return refused('block_not_found');
  return decided([{ type: 'BlockRemoved', data: { offerId, blockId } }]);
};

export const close = (calendar: Calendar, offerId: string): CalendarDecision =>
  calendar.closed ? nothing : decided([{ type: 'CalendarClosed', data: { offerId } }]);
