import { decided } from '@lendring/contracts/kernel/decider.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { tryAgain } from './decide.js';
import { deliverWhenDue } from './deliver-when-due.js';
import { deliveriesAggregate } from './deliveries.aggregate.js';
import { givenUpOf } from './given-up.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'channels' | 'now' | 'metrics' | 'log'>;

/** Delivery queues per user and channel (ADR 48): sending when due, refused addresses and permanent failures. */
export const delivery = ({ commands, read: { lanes }, channels, now, metrics, log }: Deps) => {
  const handlers: Pick<CommandHandlers<typeof notificationApi>, 'tryAddressAgain'> = {
    async tryAddressAgain({ channel }, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      const { userId } = actor;
      return commands.on(deliveriesAggregate, userId, call, (state) =>
        decided(tryAgain(state[channel], { userId, channel })),
      );
    },
  };
  const queries: Pick<ServiceHandlers<typeof notificationApi>['queries'], 'undelivered'> = {
    undelivered: async (_, { actor }) => ({
      count: hasRight(actor, 'admin') ? (await givenUpOf(lanes)).reduce((sum, { count }) => sum + count, 0) : 0,
    }),
  };
  return {
    commands: handlers,
    queries,
    clockPolicies: channels.map((channel) => deliverWhenDue({ channel, commands, lanes, now, metrics, log })),
  } satisfies Capability;
};
