import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import {
  book,
  clash,
  giveBack,
  neededOf,
  noteOut,
  rebook,
  release,
  type CalendarDecision,
} from '../calendar/decide.js';
import { outOf } from '@lendring/contracts/rules/late.js';
import { isSamePeriod } from '@lendring/contracts/rules/period-change.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { recordOf } from '../handover/decide-record.js';
import type { Calendar } from '../calendar/calendar.aggregate.js';
import type { Asked } from './request.aggregate.js';

type BookingRefusal =
  | 'dates_taken'
  | 'dates_blocked'
  | 'blocked_by_yourself'
  | 'not_back'
  | 'not_back_to_you'
  | 'preparation'
  | 'not_enough_units'
  | 'offer_not_available';

/** `at`: time of the command. */
type Step = (calendar: Calendar, at: string) => CalendarDecision<BookingRefusal>;

/** Refusal of the calendar in the words of the acting side: the vendor blocks days and records returns. */
export const worded = (
  { refusal }: Extract<ReturnType<Step>, { refusal: unknown }>,
  side: Side | null,
): ReturnType<typeof refused<BookingRefusal>> => {
  if (refusal.code === 'not_back') return refused(side === 'vendor' ? 'not_back_to_you' : 'not_back', refusal.params);
  if (refusal.code !== 'dates_blocked' && refusal.code !== 'blocked_by_yourself')
    return refused(refusal.code, refusal.params);
  return refused(side === 'vendor' ? 'blocked_by_yourself' : 'dates_blocked', refusal.params);
};

const clashOf = (
  calendar: Calendar,
  { period, whole }: ReturnType<typeof neededOf>,
  wanted: Readonly<{ units: number; except?: string }>,
) => clash(calendar, period, { ...wanted, whole });

/** Moves the booking of a request to its period, which needs free only what it adds; without a booking, checks it. */
export const movingStep =
  ({ offerId, requestId, vendorId, period, terms, accepted }: Asked): Step =>
  (calendar, at) => {
    const units = quantityOf(terms);
    const out = outOf(period, terms.pricing.rentType);
    return accepted.vendor
      ? rebook(calendar, { offerId, vendorId, requestId, period, out }, units, at, terms.preparation)
      : (clashOf(calendar, neededOf(period, terms.preparation, at), { units }) ?? decided([]));
  };

const isRecorded = ({ handovers }: Asked): boolean => recordOf(handovers, 'out') !== null;

/** True if a change of a request records its handover, or takes the record back. */
export const changesOut = (before: Asked, after: Asked): boolean => isRecorded(before) !== isRecorded(after);

/**
 * Calendar change that follows from a request change: acceptance by the vendor books, another period moves the booking,
 * acceptance by the creator and another period without a booking check that enough units are free, an end without
 * completion releases, an early return shortens, a record of the handover is noted. Null when the calendar is not
 * affected and need not be loaded.
 *
 * @param withPieces pieces of the offer are out with the request
 */
export const bookingStep = (before: Asked, after: Asked, withPieces: boolean): Step | null => {
  const { offerId, requestId, vendorId, period, terms, accepted, stage, finishedAt } = after;
  const units = quantityOf(terms);
  if (accepted.vendor && !before.accepted.vendor)
    return (calendar, at) => book(calendar, { offerId, vendorId, requestId, period }, units, at, terms.preparation);
  if (!isSamePeriod(period, before.period)) return movingStep(after);
  if (accepted.creator && !before.accepted.creator)
    return (calendar, at) =>
      clashOf(calendar, neededOf(period, terms.preparation, at), { units, except: requestId }) ?? decided([]);
  if (stage === before.stage) {
    const out = withPieces || isRecorded(after) ? outOf(period, terms.pricing.rentType) : null;
    return stage === 'agreed' && changesOut(before, after)
      ? (calendar) => noteOut(calendar, { offerId, requestId, out })
      : null;
  }
  switch (stage) {
    case 'declined':
    case 'withdrawn':
    case 'expired':
    case 'cancelled':
      return before.accepted.vendor ? (calendar) => release(calendar, { offerId, requestId }) : null;
    case 'completed':
      return finishedAt === null ? null : (calendar) => giveBack(calendar, { offerId, requestId, end: finishedAt });
    case 'open':
    case 'agreed':
      return null;
  }
};
