import { callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { noOfferDefaults } from '@lendring/contracts/offer/defaults.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { defaultsAggregate, offerDefaultsIn, setDefaults } from './defaults.aggregate.js';

/** Conditions that new offers of a user begin with; each draft copies them when it begins. */
export const offerDefaults = ({ commands, load }: Pick<Ports, 'commands' | 'load'>) => {
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'setDefaults'> = {
    setDefaults: (defaults, call) => {
      const userId = callerIdOf(call);
      if (userId === null) return Promise.resolve(refuse<OfferRefusal>('offer_not_found'));
      return commands.on(defaultsAggregate, userId, call, (state) => setDefaults(state, userId, defaults));
    },
  };
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'defaults'> = {
    defaults: async (_, { actor }) =>
      actor.kind === 'user' ? offerDefaultsIn(await load(defaultsAggregate, actor.userId)) : noOfferDefaults,
  };
  return { commands: handlers, queries } satisfies Capability;
};
