import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { book, clash, rebook, release, shorten, wholeOf, type CalendarDecision } from '../calendar/decide.js';
import { isSamePeriod } from '@lendring/contracts/rules/period-change.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import type { Calendar } from '../calendar/calendar.aggregate.js';
import type { Asked } from './request.aggregate.js';

type BookingRefusal =
  | 'dates_taken'
  | 'dates_blocked'
  | 'blocked_by_yourself'
  | 'preparation'
  | 'not_enough_units'
  | 'offer_not_available';

type Step = (calendar: Calendar) => CalendarDecision<BookingRefusal>;

/** Refusal of the calendar in the words of the acting side: days are blocked by the vendor. */
export const worded = (
  { refusal }: Extract<ReturnType<Step>, { refusal: unknown }>,
  side: Side | null,
): ReturnType<typeof refused<BookingRefusal>> => {
  if (refusal.code !== 'dates_blocked' && refusal.code !== 'blocked_by_yourself')
    return refused(refusal.code, refusal.params);
  return refused(side === 'vendor' ? 'blocked_by_yourself' : 'dates_blocked', refusal.params);
};

/** Moves the booking of a request to its period, which needs free only what it adds; without a booking, checks it. */
export const movingStep =
  ({ offerId, requestId, vendorId, period, terms, accepted }: Asked): Step =>
  (calendar) => {
    const units = quantityOf(terms);
    return accepted.vendor
      ? rebook(calendar, { offerId, vendorId, requestId, period }, units, terms.preparation)
      : (clash(calendar, period, { units, whole: wholeOf(period, terms.preparation) }) ?? decided([]));
  };

/**
 * Calendar change that follows from a request change: acceptance by the vendor books, another period moves the booking,
 * acceptance by the creator and another period without a booking check that enough units are free, an end without
 * completion releases, an early return shortens. Null when the calendar is not affected and need not be loaded.
 */
export const bookingStep = (before: Asked, after: Asked): Step | null => {
  const { offerId, requestId, vendorId, period, terms, accepted, stage, finishedAt } = after;
  const units = quantityOf(terms);
  if (accepted.vendor && !before.accepted.vendor)
    return (calendar) => book(calendar, { offerId, vendorId, requestId, period }, units, terms.preparation);
  if (!isSamePeriod(period, before.period)) return movingStep(after);
  if (accepted.creator && !before.accepted.creator)
    return (calendar) =>
      clash(calendar, period, { units, whole: wholeOf(period, terms.preparation), except: requestId }) ?? decided([]);
  if (stage === before.stage) return null;
  switch (stage) {
    case 'declined':
    case 'withdrawn':
    case 'expired':
    case 'cancelled':
      return before.accepted.vendor ? (calendar) => release(calendar, { offerId, requestId }) : null;
    case 'completed':
      return finishedAt !== null && finishedAt < period.end
        ? (calendar) => shorten(calendar, { offerId, requestId, end: finishedAt })
        : null;
    case 'open':
    case 'agreed':
      return null;
  }
};
