import { randomUUID } from 'node:crypto';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { appoint, flaggerAggregate, forgetFlagger, remove, type FlaggerFold } from '../flagger/flagger.js';
import type { ModerationViews } from '../projections/all.js';
import type { Subjects } from '../subjects.port.js';
import { reporterRecord } from './reporter-record.js';

export type FlaggerCommands = Pick<CommandHandlers<typeof moderationDoor>, 'appointFlagger' | 'removeFlagger'>;
export type FlaggerQueries = Pick<DoorHandlers<typeof moderationDoor>['queries'], 'flaggers'>;

const MOST = 200;

const notFound: CommandAnswer = { ok: false, refusal: { code: 'flagger_not_found' } };

type Decide = (
  state: FlaggerFold,
  act: Readonly<{ userId: string; by: string; at: string }>,
) => ReturnType<typeof appoint>;

export const flaggerCommandHandlers = ({
  commands,
  subjects,
}: Readonly<{ commands: CommandHandler; subjects: Pick<Subjects, 'seenBy'> }>): FlaggerCommands => {
  // Personal data stays in the event only, where it can be erased.
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

export const forgettingFlagger =
  (commands: CommandHandler) =>
  (userId: UserId, call: CommandCall): Promise<CommandAnswer> =>
    // One call erases several records; each needs its own command id.
    commands.execute({ ...call, commandId: randomUUID() }, async (unit) => {
      const { state } = await unit.load(flaggerAggregate, userId);
      const decision = forgetFlagger(state, userId, call.at);
      if (!isRefused(decision)) unit.append(flaggerAggregate, userId, decision.events);
      return decision;
    });

export const flaggerQueryHandlers = (
  views: Pick<ModerationViews, 'flaggers' | 'reports' | 'cases'>,
): FlaggerQueries => ({
  flaggers: async (_, { actor }) => {
    if (!hasRight(actor, 'admin')) return [];
    const found = await views.flaggers.find({ filter: {}, sort: [['since', 1]], limit: MOST });
    return Promise.all(found.map(async (one) => ({ ...one, ...(await reporterRecord(views, one.userId)) })));
  },
});
