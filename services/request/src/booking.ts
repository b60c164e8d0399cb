import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { book, clash, release, shorten, type CalendarDecision } from './calendar/decide.js';
import type { Calendar } from './calendar/calendar.js';
import type { Asked } from './request/request.js';

type Step = (calendar: Calendar) => CalendarDecision;

const stepOf = (
  { offerId, requestId, vendorId, period, accepted }: Asked,
  { type, data }: RequestEvent,
): Step | null => {
  switch (type) {
    case 'RequestAccepted':
      return (calendar) =>
        data.side === 'vendor'
          ? book(calendar, { offerId, vendorId, requestId, period })
          : (clash(calendar, period, requestId) ?? decided([]));
    case 'RequestDeclined':
    case 'RequestWithdrawn':
    case 'RequestExpired':
    case 'RequestCancelled':
      return accepted.vendor ? (calendar) => release(calendar, { offerId, requestId }) : null;
    case 'RequestCompleted':
      return data.endedAt < period.end
        ? (calendar) => shorten(calendar, { offerId, requestId, end: data.endedAt })
        : null;
    case 'RequestAsked':
    case 'RequestAnswered':
    case 'RequestAgreed':
    case 'RequestRated':
    case 'RatingShown':
    case 'MessageSent':
    case 'AddressShared':
    case 'RequestRead':
    case 'RequestArchived':
      return null;
  }
};

/**
 * What a request's new events mean for the calendar of its offer: the vendor's acceptance books, the creator's needs
 * the time to be free, an end without completion releases, an early return shortens. Null: nothing, and the calendar
 * need not be read.
 */
export const bookingStep = (before: Asked, events: readonly RequestEvent[]): Step | null =>
  events.map((event) => stepOf(before, event)).find((step) => step !== null) ?? null;
