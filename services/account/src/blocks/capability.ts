import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { withAddress } from '../account/with-address.js';
import type { Ports } from '../ports.js';
import { block, blocksAggregate, hasBlocked, unblock } from './blocks.aggregate.js';

/** Users blocked by a user, and whether either of two users has blocked the other (ADR 119). */
export const blocks = ({
  commands,
  load,
  loadKnown,
  read: { accounts },
  own,
}: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'read' | 'own'>) => {
  const areApart = async (one: UserId, other: UserId): Promise<boolean> => {
    const [ofOne, ofOther] = await Promise.all([one, other].map((userId) => loadKnown(blocksAggregate, userId)));
    return Boolean(ofOne && ofOther && (hasBlocked(ofOne, other) || hasBlocked(ofOther, one)));
  };

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
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'blocked' | 'areApart' | 'isAddressApart'> = {
    blocked: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(blocksAggregate, actor.userId)).people] : [],

    async areApart({ one, other }, { actor }) {
      return actor.kind === 'system' && areApart(one, other);
    },

    async isAddressApart({ email, other }, { actor }) {
      if (actor.kind !== 'system') return false;
      const owner = await withAddress(accounts, email);
      return owner !== null && areApart(owner.userId, other);
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
