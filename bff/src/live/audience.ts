import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotificationIntegrationEvent } from '@lendring/contracts/notification/integration.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';

/**
 * Who is told that something changed: some people, or whoever looks at an offer. `hiddenFor`: from now on only this
 * person may see that offer.
 */
export type Told = Readonly<{
  change: LiveChange;
  people: readonly string[];
  watchersOf: string | null;
  hiddenFor?: string;
}>;

/** The services that are listened to. */
export const liveTopics = ['request', 'notification', 'offer'] as const;
export type LiveTopic = (typeof liveTopics)[number];

const schemas = {
  request: RequestIntegrationEvent,
  notification: NotificationIntegrationEvent,
  offer: OfferIntegrationEvent,
} as const;

const toPeople = (people: readonly string[], change: LiveChange): Told => ({ change, people, watchersOf: null });
const toWatchers = (offerId: string, what: 'days' | 'offer'): Told => ({
  change: { what, offer_id: offerId },
  people: [],
  watchersOf: offerId,
});

/**
 * The rule of who is told of what, pure: the sides of a request of the request, a person of their own list, and those
 * who look at an offer of what everybody may see there. Null for what concerns nobody now.
 */
export const toldOf = ({ source, type, subject, data }: Pick<CloudEvent, 'source' | 'type' | 'subject' | 'data'>) => {
  const topic = source.slice(1);
  if (!(topic in schemas)) return null;
  const read = schemas[topic as LiveTopic].safeParse({ type, subject, data });
  return read.success ? audienceOf(read.data) : null;
};

type Said = RequestIntegrationEvent | NotificationIntegrationEvent | OfferIntegrationEvent;

const audienceOf = (event: Said): Told | null => {
  switch (event.type) {
    case 'notification.added':
    case 'notification.read':
      return toPeople([event.subject], { what: 'notifications' });
    case 'calendar.taken':
    case 'calendar.freed':
      return toWatchers(event.subject, 'days');
    case 'offer.published':
    case 'offer.changed':
      return toWatchers(event.subject, 'offer');
    case 'offer.withdrawn':
      return { ...toWatchers(event.subject, 'offer'), hiddenFor: event.data.ownerId };
    // The other side does not learn when somebody reads.
    case 'request.read':
      return toPeople([event.data.side === 'vendor' ? event.data.vendorId : event.data.creatorId], {
        what: 'request',
        request_id: event.subject,
      });
    // For the vendor's public page, and for who leads a group; what they follow from is told itself.
    case 'request.answered':
    case 'request.group_thing_asked':
      return null;
    case 'request.taken_over':
      return toPeople([event.data.vendorId, event.data.creatorId, event.data.formerId], {
        what: 'request',
        request_id: event.subject,
      });
    default:
      return toPeople([event.data.vendorId, event.data.creatorId], { what: 'request', request_id: event.subject });
  }
};
