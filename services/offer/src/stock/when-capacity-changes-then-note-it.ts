import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import { noteCapacity } from './decide.js';

/**
 * Copies the number of units from the calendar into the offer. An edit has usually copied it already; the reaction
 * repairs the offer when the edit failed after the calendar had changed.
 */
export const whenCapacityChangesThenNoteIt = (commands: CommandHandler): Reaction => ({
  name: 'when-capacity-changes-then-note-it',
  topics: ['request'],
  types: ['calendar.capacity_set'],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    const said = RequestIntegrationEvent.parse({ type, subject, data });
    if (said.type !== 'calendar.capacity_set') return undefined;
    return commands.on(offerAggregate, subject, call, (state) => noteCapacity(state, subject, said.data));
  },
});
