import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { block, blocksAggregate, hasBlocked, unblock } from './blocks.aggregate.js';

/** Users blocked by a user, and whether either of two users has blocked the other (ADR 119). */
export const blocks = ({ commands, load, own }: Pick<Ports, 'commands' | 'load' | 'own'>) => {
  const handlers: Pick<CommandHandlers<typeof accountApi>, 'blockPerson' | 'unblockPerson'> = {
    blockPerson: ({ personId }, call) =>
      own(call, (userId) =>
        commands.on(blocksAggregate, userId, call, (state) => block(state, { userId, personId, at: call.at })),
      ),
    unblockPerson: ({ personId }, call) =>
      own(call, (userId) =>
        commands.on(blocksAggregate, userId, call, (state) => unblock(state, { userId, personId, at: call.at })),
      ),
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'blocked' | 'areApart'> = {
    blocked: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(blocksAggregate, actor.userId)).people] : [],

    async areApart({ one, other }, { actor }) {
      if (actor.kind !== 'system') return false;
      const [ofOne, ofOther] = await Promise.all([one, other].map((userId) => load(blocksAggregate, userId)));
      return Boolean(ofOne && ofOther && (hasBlocked(ofOne, other) || hasBlocked(ofOther, one)));
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
