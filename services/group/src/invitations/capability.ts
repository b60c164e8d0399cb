import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import { partsOf, tokenOf } from '@lendring/contracts/group/rules.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { hashOf, newSecret } from '@lendring/platform/base/secret.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { groupAggregate } from '../group/group.aggregate.js';
import { onGroup } from '../group/group-commands.js';
import { ownIn, seeing } from '../group/seen.js';
import { viewOf } from '../group/view.js';
import { entering } from '../memberships/enter.js';
import { countAct, joinerAggregate } from '../memberships/joiner.aggregate.js';
import { roleOf } from '../memberships/projection.js';
import type { Ports } from '../ports.js';
import { acceptInvitation, endInvitation, invitedBy, inviteByMail, makeLink, problemOf } from './decide.js';
import { guesserOf } from './guesses.js';
import { sendInvitations } from './send-invitations.js';
import { settleOwnInvitations } from './settle-invitations.js';

type Deps = Pick<
  Ports,
  | 'commands'
  | 'load'
  | 'read'
  | 'slowed'
  | 'mailer'
  | 'nameOf'
  | 'languageAt'
  | 'isAddressApart'
  | 'recipientOf'
  | 'registeredAt'
  | 'publicUrl'
>;
type CommandNames = 'makeLink' | 'inviteByMail' | 'endInvitation' | 'acceptInvitation';
type QueryNames = 'invitations' | 'invitation';

export const invitations = (deps: Deps) => {
  const { commands, load, read, slowed, mailer, recipientOf, registeredAt } = deps;
  const { groups } = read;
  const on = onGroup(deps);
  const into = entering(deps);
  const seen = seeing(read);
  const own = ownIn(read);
  const handlers: Pick<CommandHandlers<typeof groupApi>, CommandNames> = {
    makeLink: ({ groupId, days, uses }, call) => {
      const made = { invitationId: derivedId(call.commandId, 'link'), ...newSecret() };
      return on(groupId, call, (group, act) => makeLink(group, act, made, { days, uses }));
    },
    inviteByMail: async ({ groupId, email, locale }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return refuse<GroupRefusal>('group_not_found');
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
      if (!parts) return refuse<GroupRefusal>('invitation_not_found');
      // Use a hash of the secret, to keep the secret out of the payload hash that the log stores.
      const asked = { ...call, asks: { acceptInvitation: hashOf(parts.secret) } };
      const answer = await slowed(guesserOf({ actor: call.actor, network }), async () => {
        const came = await into(parts.groupId, asked, (group, act) =>
          acceptInvitation(group, act, hashOf(parts.secret)),
        );
        return !came.ok && came.refusal.code === 'invitation_not_found' ? null : came;
      });
      if (answer === null) return refuse<GroupRefusal>('invitation_not_found');
      return 'seconds' in answer ? refuse('too_many_requests', answer) : answer;
    },
  };
  const queries: Pick<ServiceHandlers<typeof groupApi>['queries'], QueryNames> = {
    invitations: async ({ groupId }, context) => {
      if (!(await seen(groupId, context, 'admin'))) return [];
      const { invitations: open } = await load(groupAggregate, groupId);
      return Object.entries(open).map(([invitationId, { secret, email, expiresAt, usesLeft, used, at }]) => ({
        invitationId,
        token: secret === null ? null : tokenOf(groupId, secret),
        email,
        expiresAt,
        usesLeft,
        used,
        at,
      }));
    },
    invitation: async ({ token, network }, context) =>
      slowed(guesserOf({ actor: context.actor, network }), async () => {
        const parts = partsOf(token);
        if (!parts) return null;
        const [state, document, membership] = await Promise.all([
          load(groupAggregate, parts.groupId),
          groups.get(parts.groupId),
          own(parts.groupId, context),
        ]);
        const invited = invitedBy(state, hashOf(parts.secret));
        if (!invited || !document) return null;
        const problem =
          roleOf(membership) === null ? problemOf(state, invited[1], callerIdOf(context), context.at) : null;
        return {
          group: viewOf(document, membership),
          problem,
          invitedBy: problem === null ? invited[1].invitedBy : null,
        };
      }),
  };
  return {
    commands: handlers,
    queries,
    policies: [
      settleOwnInvitations({ commands, recipientOf }),
      ...(mailer ? [sendInvitations({ ...deps, mailer })] : []),
    ],
  } satisfies Capability;
};
