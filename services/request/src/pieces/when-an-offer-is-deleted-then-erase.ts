import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { erase } from './decide.js';
import { piecesAggregate } from './pieces.aggregate.js';

export const whenAnOfferIsDeletedThenEraseItsPieces = ({
  commands,
}: Readonly<{ commands: CommandHandler }>): Reaction => ({
  name: 'when-an-offer-is-deleted-then-erase-its-pieces',
  topics: ['offer'],
  types: ['offer.withdrawn'],
  react: async ({ type, subject, data }, call) => {
    const event = OfferIntegrationEvent.parse({ type, subject, data });
    if (event.type !== 'offer.withdrawn' || event.data.status !== 'deleted') return undefined;
    return commands.on(piecesAggregate, event.subject, call, (state) => erase(state, event.subject, call.at));
  },
});
