import type { Period } from '@lendring/contracts/kernel/period.js';
import type { AskingEvent, CalendarEvent, RequestEvent } from '@lendring/contracts/request/events.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';

type Stored = RequestEvent | CalendarEvent | AskingEvent;
type EventData<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>['data'];

const taken = (
  offerId: string,
  key: string,
  { start, end }: { start: string; end: string },
): RequestIntegrationEvent => ({ type: 'calendar.taken', subject: offerId, data: { key, start, end } });
const freed = (offerId: string, key: string): RequestIntegrationEvent => ({
  type: 'calendar.freed',
  subject: offerId,
  data: { key },
});
const parties = ({ offerId, vendorId, creatorId }: { offerId: string; vendorId: string; creatorId: string }) => ({
  offerId,
  vendorId,
  creatorId,
});
const timed = ({ period, ...ids }: Parameters<typeof parties>[0] & { period?: Period | undefined }) => ({
  ...parties(ids),
  ...(period ? { period: { zone: period.zone, start: period.start, end: period.end } } : {}),
});

const rated = ({
  requestId,
  offerId,
  side,
  authorId,
  aboutId,
  stars,
}: EventData<'RatingShown'>): RequestIntegrationEvent => {
  const [vendorId, creatorId] = side === 'vendor' ? [authorId, aboutId] : [aboutId, authorId];
  return { type: 'request.rated', subject: requestId, data: { offerId, vendorId, creatorId, side, aboutId, stars } };
};

/** The integration event of an event: ids, times and stars; null for internal events. */
export const integrationOf = ({ type, data }: Stored): RequestIntegrationEvent | null => {
  switch (type) {
    case 'RequestAsked':
      return { type: 'request.asked', subject: data.requestId, data: timed(data) };
    case 'RequestAgreed':
      return { type: 'request.agreed', subject: data.requestId, data: timed(data) };
    case 'RequestCancelled':
      return { type: 'request.cancelled', subject: data.requestId, data: { ...timed(data), side: data.side } };
    case 'RequestCompleted':
      return { type: 'request.completed', subject: data.requestId, data: { ...timed(data), endedAt: data.endedAt } };
    case 'RequestAnswered':
      return { type: 'request.answered', subject: data.requestId, data: { ...parties(data), minutes: data.minutes } };
    case 'RatingShown':
      return rated(data);
    // Ratings from before they were hidden; later ones are published with `RatingShown`.
    case 'RequestRated':
      return data.hidden ? null : rated(data);
    case 'PeriodBooked':
      return taken(data.offerId, data.requestId, data.period);
    case 'PeriodBlocked':
      return taken(data.offerId, data.blockId, data.period);
    case 'BookingShortened':
      return data.end > data.start ? taken(data.offerId, data.requestId, data) : freed(data.offerId, data.requestId);
    case 'BookingReleased':
      return freed(data.offerId, data.requestId);
    case 'BlockRemoved':
      return freed(data.offerId, data.blockId);
    case 'RequestAccepted':
    case 'RequestDeclined':
    case 'RequestWithdrawn':
    case 'RequestExpired':
    case 'CalendarClosed':
    case 'MessageSent':
    case 'AutomaticReplySent':
    case 'AddressShared':
    case 'RequestRead':
    case 'RequestArchived':
    case 'WishAsked':
      return null;
  }
};

/** The same for the relay, which follows this service's whole log. */
export const publish = (event: Recorded) => integrationOf(event as Recorded<Stored>);
