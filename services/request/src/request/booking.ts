import { decided } from '@lendring/contracts/kernel/decider.js';
import { book, clash, release, shorten, wholeOf, type CalendarDecision } from '../calendar/decide.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import type { Calendar } from '../calendar/calendar.aggregate.js';
import type { Asked } from './request.aggregate.js';

type Step = (
  calendar: Calendar,
) => CalendarDecision<
  'dates_taken' | 'dates_blocked' | 'blocked_by_yourself' | 'preparation' | 'not_enough_units' | 'offer_not_available'
>;

/**
 * Calendar change that follows from a request change: acceptance by the vendor books, acceptance by the creator checks
 * that enough units are free, an end without completion releases, an early return shortens. Null when the calendar is not
 * affected and need not be loaded.
 */
export const bookingStep = (before: Asked, after: Asked): Step | null => {
  const { offerId, requestId, vendorId, period, terms, accepted, stage, finishedAt } = after;
  const units = quantityOf(terms);
  if (accepted.vendor && !before.accepted.vendor)
    return (calendar) => book(calendar, { offerId, vendorId, requestId, period }, units, terms.preparation);
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
