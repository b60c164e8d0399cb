import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports, ReadModels } from '../ports.js';
import { reporterRecord } from '../reporting/reporter-record.js';
import { appoint, remove } from './decide.js';
import { flaggerAggregate, type FlaggerFold } from './flagger.aggregate.js';

type FlaggerCommands = Pick<CommandHandlers<typeof moderationApi>, 'appointFlagger' | 'removeFlagger'>;

type FlaggerQueries = Pick<ServiceHandlers<typeof moderationApi>['queries'], 'flaggers'>;

const MOST = 200;

const notFound: CommandAnswer = { ok: false, refusal: { code: 'flagger_not_found' } };

type Decide = (
  state: FlaggerFold,
  act: Readonly<{ userId: string; by: string; at: string }>,
) => ReturnType<typeof appoint>;

const commandHandlers = ({ commands, subjects }: Pick<Ports, 'commands' | 'subjects'>): FlaggerCommands => {
  // Keep personal data out of the idempotency check: it is stored only in the event, where it can be erased.
  const asAdmin = async (userId: UserId, call: CommandCall, asks: string, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return notFound;
    return commands.on(flaggerAggregate, userId, { ...call, asks: { [asks]: userId } }, (state) =>
      decide(state, { userId, by: actor.userId, at }),
    );
  };
  return {
    appointFlagger: async ({ userId, ...given }, call) => {
      const seen = await subjects.seenBy(call.actor, { kind: 'user', id: userId }, call.at);
      return seen ? asAdmin(userId, call, 'appoint', (state, act) => appoint(state, act, given)) : notFound;
    },
    removeFlagger: ({ userId, reason }, call) =>
      asAdmin(userId, call, 'remove', (state, act) => remove(state, act, reason)),
  };
};

const queryHandlers = (views: Pick<ReadModels, 'flaggers' | 'reports' | 'cases'>): FlaggerQueries => ({
  flaggers: async (_, { actor }) => {
    if (!hasRight(actor, 'admin')) return [];
    const found = await views.flaggers.find({ filter: {}, sort: [['since', 1]], limit: MOST });
    return Promise.all(found.map(async (one) => ({ ...one, ...(await reporterRecord(views, one.userId)) })));
  },
});

/** Accounts of trusted flaggers, appointed and removed by admins (ADR 102). */
export const trustedFlaggers = (deps: Pick<Ports, 'commands' | 'subjects' | 'read'>) =>
  ({ commands: commandHandlers(deps), queries: queryHandlers(deps.read) }) satisfies Capability;
