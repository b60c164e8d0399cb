import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate, type OfferState } from '../offer/offer.js';
import { freed, lent, rated, taken } from '../offer/told.js';

type Note = Readonly<{ offerId: string; events: (state: OfferState) => readonly OfferEvent[] }>;

/** What an integration event means for a thing; null when it means nothing. */
const noteOf = ({ type, subject, data }: RequestIntegrationEvent): Note | null => {
  switch (type) {
    // The creator's stars are for the vendor and the thing; the vendor's are for the creator alone.
    case 'request.rated':
      return data.side === 'creator'
        ? { offerId: data.offerId, events: (state) => rated(state, data.offerId, data.stars) }
        : null;
    case 'request.completed':
      return { offerId: data.offerId, events: (state) => lent(state, data.offerId) };
    case 'calendar.taken':
      return { offerId: subject, events: (state) => taken(state, subject, data.key, data.start, data.end) };
    case 'calendar.freed':
      return { offerId: subject, events: (state) => freed(state, subject, data.key) };
    default:
      return null;
  }
};

const noted: ReadonlySet<string> = new Set(['request.rated', 'request.completed', 'calendar.taken', 'calendar.freed']);

/** Ratings, lendings and taken periods become events of the offer, so that its read models need no other service. */
export const whenARequestMovesThenNoteIt = (commands: CommandHandler): Reaction => ({
  name: 'when-a-request-moves-then-note-it',
  topics: ['request'],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    if (!noted.has(type)) return undefined;
    const note = noteOf(RequestIntegrationEvent.parse({ type, subject, data }));
    return note ? commands.on(offerAggregate, note.offerId, call, (state) => decided(note.events(state))) : undefined;
  },
});
