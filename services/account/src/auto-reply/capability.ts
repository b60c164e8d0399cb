import type { accountApi } from '@lendring/contracts/account/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { hasOpeningDays, reachableAt } from '../opening-days/opening-days.aggregate.js';
import type { Ports } from '../ports.js';
import { autoReplyAggregate, removeText, replyAt, setReply, writeText } from './auto-reply.aggregate.js';

type Commands = Pick<CommandHandlers<typeof accountApi>, 'writeAutoText' | 'removeAutoText' | 'setAutoReply'>;

export const autoReply = ({
  commands,
  load,
  loadKnown,
  own,
}: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'own'>) => {
  const handlers: Commands = {
    writeAutoText: (data, call) =>
      own(call, (userId) =>
        commands.on(autoReplyAggregate, userId, call, (state) =>
          writeText(state, userId, { ...data, locale: call.locale }),
        ),
      ),
    removeAutoText: ({ textId }, call) =>
      own(call, (userId) =>
        commands.on(autoReplyAggregate, userId, call, (state) => removeText(state, userId, textId)),
      ),
    setAutoReply: (data, call) =>
      own(call, (userId) =>
        commands.execute(call, async (unit) => {
          const [{ state }, account] = [
            await unit.load(autoReplyAggregate, userId),
            await unit.load(accountAggregate, userId),
          ];
          const outcome = setReply(state, userId, data, hasOpeningDays(account.state));
          if (!isRefused(outcome)) unit.append(autoReplyAggregate, userId, outcome.events);
          return outcome;
        }),
      ),
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'autoReplies' | 'autoReply'> = {
    autoReplies: async (_, { actor }) =>
      actor.kind === 'user' ? load(autoReplyAggregate, actor.userId) : autoReplyAggregate.initialState,

    async autoReply({ userId, at, zone }, { actor }) {
      if (actor.kind !== 'system') return null;
      const [replies, account] = await Promise.all([
        loadKnown(autoReplyAggregate, userId),
        loadKnown(accountAggregate, userId),
      ]);
      return replyAt(replies, reachableAt(account), at, zone);
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
