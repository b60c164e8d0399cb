import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { drop, favouritesAggregate, keep } from './favourites.aggregate.js';

/** Favourite offers, visible to their owner only. */
export const favourites = ({ commands, read, own }: Pick<Ports, 'commands' | 'read' | 'own'>) => {
  const handlers: Pick<CommandHandlers<typeof accountApi>, 'keepOffers' | 'dropOffer'> = {
    keepOffers: (data, call) =>
      own(call, (userId) =>
        commands.on(favouritesAggregate, userId, call, (state) => keep(state, userId, data.offerIds)),
      ),
    dropOffer: (data, call) =>
      own(call, (userId) =>
        commands.on(favouritesAggregate, userId, call, (state) => drop(state, userId, data.offerId)),
      ),
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'favourites'> = {
    async favourites(_, { actor }) {
      const list = actor.kind === 'user' ? await read.favourites.get(actor.userId) : null;
      return [...(list?.offerIds ?? [])];
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
