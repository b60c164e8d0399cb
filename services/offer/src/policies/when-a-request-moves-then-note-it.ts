import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { LoanEvent } from '@lendring/contracts/offer/events.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { loanAggregate } from '../loan/loan.js';

/** An event for the stream of a request or block. */
type Note = Readonly<{ key: string; event: LoanEvent }>;

/** What an integration event means for a thing; null when it means nothing. */
const noteOf = ({ type, subject, data }: RequestIntegrationEvent): Note | null => {
  switch (type) {
    // The creator's stars are for the vendor and the thing; the vendor's are for the creator alone.
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
    case 'calendar.freed':
      return { key: data.key, event: { type: 'OfferFreed', data: { offerId: subject, ...data } } };
    default:
      return null;
  }
};

/**
 * Stores ratings, loans and taken periods in the log beside the offers, so that read models can be rebuilt without
 * another service. The command's id derives from the event's, so a repeat is recognised. An event that an older version
 * stored in the offer's stream is refused under its id (`idempotency_key_reused`), which is fine as well. The name of
 * this reaction is part of these ids and must not change.
 */
export const whenARequestMovesThenNoteIt = (commands: CommandHandler): Reaction => ({
  name: 'when-a-request-moves-then-note-it',
  topics: ['request'],
  types: ['request.rated', 'request.rating_recounted', 'request.completed', 'calendar.taken', 'calendar.freed'],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    const note = noteOf(RequestIntegrationEvent.parse({ type, subject, data }));
    return note ? commands.on(loanAggregate, note.key, call, () => decided([note.event])) : undefined;
  },
});
