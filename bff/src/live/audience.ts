import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotificationIntegrationEvent } from '@lendring/contracts/notification/integration.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';

/**
 * Recipients of a change: named users, or viewers of an offer. `hiddenFor` is the owner, the only user who can still
 * see the withdrawn offer.
 */
export type Told = Readonly<{
  change: LiveChange;
  people: readonly string[];
  watchersOf: string | null;
  hiddenFor?: string;
}>;

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
 * Returns the recipients of an event: both sides of a request, the owner of an inbox, or viewers of an offer. Null
 * when the event concerns no recipient.
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
    case 'calendar.out_noted':
    case 'calendar.blocked':
    case 'calendar.capacity_set':
      return toWatchers(event.subject, 'days');
    case 'offer.published':
    case 'offer.changed':
      return toWatchers(event.subject, 'offer');
    case 'offer.withdrawn':
      return { ...toWatchers(event.subject, 'offer'), hiddenFor: event.data.ownerId };
    // Notify the reader's own side only; the other side must not learn of the reading.
    case 'request.read':
      return toPeople([event.data.side === 'vendor' ? event.data.vendorId : event.data.creatorId], {
        what: 'request',
        request_id: event.subject,
      });
    case 'request.answered':
    case 'request.group_thing_asked':
    // The notification of a counter loan is sent as `notification.added`.
    case 'counter_loan.linked':
    case 'counter_loan.overdue':
    case 'counter_loan.changed':
    case 'counter_loan.cancelled':
    case 'counter_loan.handover_recorded':
    case 'counter_loan.handover_disputed':
    // Watchers of an offer are notified by the events of its calendar; opening days are read with the next page.
    case 'offer.calendar_changed':
    case 'offer.opening_changed':
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
