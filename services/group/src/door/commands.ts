import { createHash, randomBytes } from 'node:crypto';
import type { groupCommands } from '@lendring/contracts/group/commands.js';
import type { groupDoor } from '@lendring/contracts/group/queries.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { CountedAct, GroupEvent } from '@lendring/contracts/group/events.js';
import { partsOf } from '@lendring/contracts/group/rules.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Act, GroupDecision } from '../group/access.js';
import { change, changePicture, deleteGroup, found } from '../group/decide.js';
import { acceptInvitation, endInvitation, inviteByMail, makeLink } from '../group/decide-invitations.js';
import { admit, appoint, block, decline, dismiss, handOver, join, leave, unblock } from '../group/decide-members.js';
import { groupAggregate, isInOrAsks, type Group } from '../group/group.js';
import { countAct, joinerAggregate } from '../group/joiner.js';
import { guesserOf } from './guesses.js';
import type { SlowedGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import type { GroupDocument } from '../projections/groups.js';
import type { MembershipDocument } from '../projections/memberships.js';
import { isInMany } from './own-groups.js';

/** Returns the registration time from the account service; null if there is no account. */
export type RegisteredAt = (userId: string, at: string) => Promise<string | null>;

export type GroupCommandDeps = Readonly<{
  commands: CommandHandler;
  groups: View<GroupDocument>;
  memberships: View<MembershipDocument>;
  slowed: SlowedGuesses;
  included: IncludedInPlan;
  registeredAt: RegisteredAt;
}>;

const no = (code: GroupRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const newSecret = () => {
  const secret = randomBytes(16).toString('base64url');
  return { secret, hash: hashOf(secret) };
};

/** Groups that the caller leads, except the given one: a retried founding finds its own group already in the list. */
const othersOf = (actor: CommandCall['actor'], groupId: string) => ({
  creatorId: actor.kind === 'user' ? actor.userId : '',
  groupId: { $ne: groupId },
});

/** The daily limit that the events count against; null for none. */
const countedIn = (events: readonly GroupEvent[]): CountedAct | null => {
  if (events.some(({ type }) => type === 'GroupFounded')) return 'found';
  return events.some(({ type }) => type === 'MembershipAsked') ? 'ask' : null;
};

const DAY_MS = 86_400_000;

type Decide = (group: Group, act: Act) => GroupDecision;
type OnMember = (group: Group, act: Act, userId: string) => GroupDecision;

export const groupCommandHandlers = ({
  commands,
  slowed,
  included,
  registeredAt,
  ...views
}: GroupCommandDeps): Pick<CommandHandlers<typeof groupDoor>, keyof typeof groupCommands> => {
  const on = async (groupId: string, call: CommandCall, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return no('group_not_found');
    return commands.on(groupAggregate, groupId, call, (group) => decide(group, { groupId, userId: actor.userId, at }));
  };
  const onMember =
    (decide: OnMember) =>
    ({ groupId, userId }: Readonly<{ groupId: string; userId: string }>, call: CommandCall) =>
      on(groupId, call, (group, act) => decide(group, act, userId));
  /**
   * Joins or founds one more group. The joiner's own stream counts it, so concurrent commands cannot exceed the limit.
   */
  const into = async (groupId: string, call: CommandCall, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return no('group_not_found');
    const { userId } = actor;
    return commands.execute(call, async (unit) => {
      const groupOf = async (id: string) => (await unit.load(groupAggregate, id)).state;
      const group = await groupOf(groupId);
      const decision = decide(group, { groupId, userId, at });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      const act = countedIn(decision.events);
      const { state: joiner } = await unit.load(joinerAggregate, userId);
      const counted = act ? countAct(joiner, { userId, at, locale: call.locale }, act) : decided([]);
      if (isRefused(counted)) return counted;
      if (!group.asks[userId]) {
        const isIn = async (id: string) => isInOrAsks(await groupOf(id), userId);
        if (await isInMany(views, userId, joiner, isIn))
          return refused('too_many_groups', { max: groupLimits.memberships });
        unit.append(joinerAggregate, userId, [{ type: 'GroupCounted', data: { groupId, userId } }, ...counted.events]);
      }
      unit.append(groupAggregate, groupId, decision.events);
      return decision;
    });
  };

  return {
    found: async ({ groupId, ...settings }, call) => {
      const { actor } = call;
      const max = actor.kind === 'user' ? await included.of(actor.userId, 'groups') : null;
      // A limit above the number of possible memberships can never be reached, so skip the count.
      if (max !== null && max < groupLimits.memberships && (await views.groups.count(othersOf(actor, groupId))) >= max)
        return { ok: false, refusal: { code: 'groups_full', params: { max } } };
      return into(groupId, call, (group, act) => found(group, act, settings));
    },
    change: ({ groupId, changes }, call) => on(groupId, call, (group, act) => change(group, act, changes)),
    changePicture: ({ groupId, imageId }, call) =>
      on(groupId, call, (group, act) => changePicture(group, act, imageId)),
    join: ({ groupId, message }, call) => into(groupId, call, (group, act) => join(group, act, message)),
    leave: ({ groupId }, call) => on(groupId, call, leave),
    admit: onMember(admit),
    decline: onMember(decline),
    appoint: onMember(appoint),
    dismiss: onMember(dismiss),
    block: onMember(block),
    unblock: onMember(unblock),
    handOver: onMember(handOver),
    makeLink: ({ groupId, days, uses }, call) => {
      const made = { invitationId: derivedId(call.commandId, 'link'), ...newSecret() };
      return on(groupId, call, (group, act) => makeLink(group, act, made, { days, uses }));
    },
    inviteByMail: async ({ groupId, email, locale }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return no('group_not_found');
      const { userId } = actor;
      const since = await registeredAt(userId, at);
      const isNew = since === null || Date.parse(at) - Date.parse(since) < groupLimits.newDays * DAY_MS;
      const made = { invitationId: derivedId(call.commandId, 'mail'), ...newSecret() };
      return commands.execute(call, async (unit) => {
        const { state: group } = await unit.load(groupAggregate, groupId);
        const decision = inviteByMail(group, { groupId, userId, at }, made, { email, locale });
        if (isRefused(decision)) return decision;
        const { state: joiner } = await unit.load(joinerAggregate, userId);
        const by = { userId, at, locale: call.locale };
        const counted = countAct(joiner, by, 'invite', isNew ? groupLimits.mailsADayOfNew : undefined);
        if (isRefused(counted)) return counted;
        unit.append(groupAggregate, groupId, decision.events);
        unit.append(joinerAggregate, userId, counted.events);
        return decision;
      });
    },
    endInvitation: ({ groupId, invitationId }, call) =>
      on(groupId, call, (group, act) => endInvitation(group, act, invitationId)),
    acceptInvitation: async ({ token, network }, call) => {
      const parts = partsOf(token);
      if (!parts) return no('invitation_not_found');
      // Use a hash of the secret, to keep the secret out of the payload hash that the log stores.
      const asked = { ...call, asks: { acceptInvitation: hashOf(parts.secret) } };
      const answer = await slowed(guesserOf({ actor: call.actor, network }), async () => {
        const came = await into(parts.groupId, asked, (group, act) =>
          acceptInvitation(group, act, hashOf(parts.secret)),
        );
        return !came.ok && came.refusal.code === 'invitation_not_found' ? null : came;
      });
      if (answer === null) return no('invitation_not_found');
      return 'seconds' in answer ? { ok: false, refusal: { code: 'too_many_requests', params: answer } } : answer;
    },
    deleteGroup: ({ groupId }, call) => on(groupId, call, deleteGroup),
  };
};
