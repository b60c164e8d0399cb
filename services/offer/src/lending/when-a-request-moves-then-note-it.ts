import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { isListed } from '../offer/decide.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { loanAggregate } from './loan.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'load'>;

type Note = Readonly<{ key: string; event: LoanEvent }>;

const noteOf = ({ type, subject, data }: RequestIntegrationEvent): Note | null => {
  switch (type) {
    // Creators rate the vendor and the offer; vendors rate the creator only.
    case 'request.rated':
      return data.side === 'creator'
        ? { key: subject, event: { type: 'OfferRated', data: { offerId: data.offerId, stars: data.stars } } }
        : null;
    case 'request.rating_recounted': {
      const { offerId, side, stars, counts } = data;
      return side === 'creator'
        ? { key: subject, event: { type: 'OfferRatingRecounted', data: { offerId, stars, counts } } }
        : null;
    }
    case 'request.completed':
      return { key: subject, event: { type: 'OfferLent', data: { offerId: data.offerId } } };
    case 'calendar.taken':
      return { key: data.key, event: { type: 'OfferTaken', data: { offerId: subject, ...data } } };
    case 'calendar.out_noted':
      return { key: data.key, event: { type: 'OfferOutNoted', data: { offerId: subject, ...data } } };
    case 'calendar.blocked':
      return { key: data.key, event: { type: 'OfferBlocked', data: { offerId: subject, ...data } } };
    case 'calendar.freed':
      return { key: data.key, event: { type: 'OfferFreed', data: { offerId: subject, ...data } } };
    default:
      return null;
  }
};

/** Adds to a change of the calendar whether partners may know of it. */
const withListing = async (event: LoanEvent, load: Deps['load']): Promise<LoanEvent> => {
  if (event.type !== 'OfferTaken' && event.type !== 'OfferBlocked' && event.type !== 'OfferFreed') return event;
  const listed = isListed(await load(offerAggregate, event.data.offerId)) && { listed: true as const };
  switch (event.type) {
    case 'OfferTaken':
      return { ...event, data: { ...event.data, ...listed } };
    case 'OfferBlocked':
      return { ...event, data: { ...event.data, ...listed } };
    case 'OfferFreed':
      return { ...event, data: { ...event.data, ...listed } };
  }
};

/**
 * Stores ratings, loans and taken periods in the log, so that read models can be rebuilt without other services. The
 * command id derives from the event id, which makes redeliveries harmless. Events that an older version stored in the
 * offer's stream are refused with `idempotency_key_reused`, which is fine. Command ids contain the name of this
 * reaction, so it must not change.
 */
export const whenARequestMovesThenNoteIt = ({ commands, load }: Deps): Reaction => ({
  name: 'when-a-request-moves-then-note-it',
  topics: ['request'],
  types: [
    'request.rated',
    'request.rating_recounted',
    'request.completed',
    'calendar.taken',
    'calendar.out_noted',
    'calendar.blocked',
    'calendar.freed',
  ],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    const note = noteOf(RequestIntegrationEvent.parse({ type, subject, data }));
    if (!note) return undefined;
    return commands.on(loanAggregate, note.key, call, async () => decided([await withListing(note.event, load)]));
  },
});
