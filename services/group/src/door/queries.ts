import type { GroupCard, GroupView, groupDoor } from '@lendring/contracts/group/queries.js';
import { partsOf, tokenOf, type GroupRole } from '@lendring/contracts/group/rules.js';
import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { invitedBy, problemOf } from '../group/decide-invitations.js';
import { groupAggregate } from '../group/group.js';
import type { Lending } from '../lending.port.js';
import type { GroupDocument } from '../projections/groups.js';
import { membershipId, roleOf, type MembershipDocument } from '../projections/memberships.js';
import type { SearchRequestDocument } from '../projections/search-requests.js';
import type { StandingOf } from './standing.js';
import { hashOf } from './commands.js';
import { guesserOf } from './guesses.js';
import type { SlowedGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import { findListed, siteMapOf } from './listed.js';
import { numbersOf } from './numbers.js';
import { ownData } from './own-data.js';
import { ownGroupsIn } from './own-groups.js';
import { searchRequestQueryHandlers } from './search-request-queries.js';

export type GroupQueryDeps = Readonly<{
  load: ServiceCore['load'];
  groups: View<GroupDocument>;
  memberships: View<MembershipDocument>;
  searchRequests: View<SearchRequestDocument>;
  standingOf: StandingOf;
  caughtUp: () => Promise<void>;
  lending: Lending;
  slowed: SlowedGuesses;
}>;

/** Maximum number of admins notified of a request to join. */
const MOST_LEADERS = 100;

type Queries = DoorHandlers<typeof groupDoor>['queries'];

const askerOf = ({ actor }: QueryContext): string | null => (actor.kind === 'user' ? actor.userId : null);
const leads = (role: GroupRole | null): boolean => role === 'admin' || role === 'creator';

const cardOf = (group: GroupDocument, own: MembershipDocument | null, distance: number | null): GroupCard => {
  const { groupId, name, description, color, imageId, place, joining, listed, members, askers } = group;
  const role = roleOf(own);
  return {
    groupId,
    name,
    description,
    color,
    imageId,
    place,
    joining,
    listed,
    members,
    role,
    asked: own?.status === 'asked',
    waiting: leads(role) ? askers.length : null,
    distanceKm: distance,
  };
};
const viewOf = (group: GroupDocument, own: MembershipDocument | null): GroupView => {
  const { distanceKm: _, ...card } = cardOf(group, own, null);
  const { rules, publicSearchRequests, foundedAt, creatorId } = group;
  return {
    ...card,
    blocked: own?.status === 'blocked',
    rules,
    publicSearchRequests,
    foundedAt,
    creatorId: card.role === null ? null : creatorId,
  };
};

/** Queries of the group service. A group hidden from the caller is reported as not found (ADR 70). */
export const groupQueryHandlers = ({
  load,
  groups,
  memberships,
  searchRequests,
  standingOf,
  caughtUp,
  lending,
  slowed,
}: GroupQueryDeps): Queries => {
  const ownIn = async (groupId: string, context: QueryContext): Promise<MembershipDocument | null> => {
    const userId = askerOf(context);
    return userId === null ? null : memberships.get(membershipId(groupId, userId));
  };
  /** Returns the group and the caller's membership; null if the caller lacks the required role. */
  const seen = async (groupId: string, context: QueryContext, needs: 'nothing' | 'member' | 'admin') => {
    const [group, own] = await Promise.all([groups.get(groupId), ownIn(groupId, context)]);
    if (!group) return null;
    const role = roleOf(own);
    const may = { nothing: group.listed || role !== null, member: role !== null, admin: leads(role) }[needs];
    return may ? { group, own } : null;
  };
  const people = async (
    { groupId, page, size }: Readonly<{ groupId: string; page: number; size: number }>,
    status: MembershipDocument['status'],
  ) => {
    const filter = { groupId, status };
    const [total, items] = await Promise.all([
      memberships.count(filter),
      memberships.find({
        filter,
        sort: [
          ['rank', 1],
          ['since', 1],
        ],
        skip: (page - 1) * size,
        limit: size,
      }),
    ]);
    return { total, items };
  };
  const nobody = { items: [], total: 0 };
  const ownGroupsOf = ownGroupsIn({ groups, memberships });

  const ownGroups: Queries['ownGroups'] = async (_, context) => {
    const userId = askerOf(context);
    if (userId === null) return [];
    return (await ownGroupsOf(userId, ['member', 'asked']))
      .flatMap(({ own, group }) => (own.status === 'member' || group.listed ? [cardOf(group, own, null)] : []))
      .toSorted(
        (a, b) => Number((b.waiting ?? 0) > 0) - Number((a.waiting ?? 0) > 0) || a.name.localeCompare(b.name, 'de'),
      );
  };

  const groupsOf = async (userId: string, among?: readonly string[]): Promise<readonly GroupDocument[]> =>
    (await ownGroupsOf(userId, ['member']))
      .map(({ group }) => group)
      .filter(({ groupId }) => !among || among.includes(groupId));

  const memberIds = async (groupId: string, after: string | null, size: number, but: string | null = null) => {
    await caughtUp();
    const found = await memberships.find({
      filter: {
        $and: [
          { groupId, status: 'member' },
          ...(after === null ? [] : [{ userId: { $gt: after } }]),
          ...(but === null ? [] : [{ userId: { $ne: but } }]),
        ],
      },
      sort: [['userId', 1]],
      limit: size,
    });
    return found.map(({ userId }) => userId);
  };

  const groupIdsOf = async (userId: string): Promise<string[]> => {
    // Catch up first, so that a member who was just removed no longer sees the group.
    await caughtUp();
    return (await groupsOf(userId)).map(({ groupId }) => groupId);
  };

  return {
    groupsOf: async ({ userId }, { actor }) => {
      if (actor.kind !== 'system') return [];
      return groupIdsOf(userId);
    },
    leaders: async ({ groupId }, { actor }) => {
      if (actor.kind !== 'system') return [];
      await caughtUp();
      const found = await memberships.find({
        filter: { groupId, status: 'member', rank: { $lt: 2 } },
        sort: [['rank', 1]],
        limit: MOST_LEADERS,
      });
      return (await groups.get(groupId)) ? found.map(({ userId }) => userId) : [];
    },
    waiting: async ({ groupId }, { actor }) => {
      if (actor.kind !== 'system') return 0;
      await caughtUp();
      return (await groups.get(groupId))?.askers.length ?? 0;
    },
    names: async ({ groupIds }, context) => {
      const userId = askerOf(context);
      const found = userId === null ? [] : await groupsOf(userId, groupIds);
      return found.map(({ groupId, name, listed }) => ({ groupId, name, listed }));
    },
    joinable: async ({ groupIds }) =>
      (await groups.getMany(groupIds))
        .filter(({ listed, joining }) => listed && joining !== 'invitation')
        .map(({ groupId, name }) => ({ groupId, name })),
    memberIds: async ({ groupId, after, size }, { actor }) => {
      if (actor.kind !== 'system') return [];
      const found = await memberIds(groupId, after, size);
      return (await groups.get(groupId)) ? found : [];
    },
    endedMemberIds: async ({ groupId, after, size }, { actor }) => {
      if (actor.kind !== 'system') return [];
      const { deleted, creatorId } = await load(groupAggregate, groupId);
      return deleted ? memberIds(groupId, after, size, creatorId) : [];
    },
    ownData: ownData({ load, memberships, groups, searchRequests }),
    ...searchRequestQueryHandlers({ load, searchRequests, groups, groupIdsOf, standingOf }),
    ownGroups,
    group: async ({ groupId }, context) => {
      const there = await seen(groupId, context, 'nothing');
      return there && viewOf(there.group, there.own);
    },
    listedGroups: async (question, context) => {
      const { total, items } = await findListed(groups, question);
      const userId = askerOf(context);
      const own = new Map(
        userId === null
          ? []
          : (await memberships.getMany(items.map(({ groupId }) => membershipId(groupId, userId)))).map((one) => [
              one.groupId,
              one,
            ]),
      );
      const point = question.near?.point;
      return {
        total,
        items: items.map((group) =>
          cardOf(
            group,
            own.get(group.groupId) ?? null,
            point && group.place ? Math.round(distanceKm(point, group.place.point) * 10) / 10 : null,
          ),
        ),
      };
    },
    siteMap: async ({ paging }) => siteMapOf(groups, paging),
    members: async (question, context) => {
      if (!(await seen(question.groupId, context, 'member'))) return nobody;
      const { total, items } = await people(question, 'member');
      return {
        total,
        items: items.map((one) => ({ userId: one.userId, role: roleOf(one) ?? 'member', since: one.since })),
      };
    },
    asks: async (question, context) => {
      if (!(await seen(question.groupId, context, 'admin'))) return nobody;
      const { total, items } = await people(question, 'asked');
      return { total, items: items.map(({ userId, message, since: at }) => ({ userId, message, at })) };
    },
    blocked: async (question, context) => {
      if (!(await seen(question.groupId, context, 'admin'))) return nobody;
      const { total, items } = await people(question, 'blocked');
      return { total, items: items.map(({ userId, since }) => ({ userId, since })) };
    },
    numbers: async ({ groupId }, context) => {
      const there = await seen(groupId, context, 'admin');
      if (!there) return null;
      const [things, loans] = await Promise.all([
        lending.things(groupId, context.at),
        lending.loans(groupId, context.at),
      ]);
      const askerId = askerOf(context);
      const others = loans.lately.filter((userId) => userId !== askerId);
      const lately = await memberships.getMany(others.map((userId) => membershipId(groupId, userId)));
      return numbersOf({
        things,
        members: there.group.members,
        active: lately.filter((one) => roleOf(one) !== null).length,
        loans,
        askerId,
      });
    },
    invitations: async ({ groupId }, context) => {
      if (!(await seen(groupId, context, 'admin'))) return [];
      const { invitations } = await load(groupAggregate, groupId);
      return Object.entries(invitations).map(([invitationId, { secret, email, expiresAt, usesLeft, used, at }]) => ({
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
        const [state, document, own] = await Promise.all([
          load(groupAggregate, parts.groupId),
          groups.get(parts.groupId),
          ownIn(parts.groupId, context),
        ]);
        const invited = invitedBy(state, hashOf(parts.secret));
        if (!invited || !document) return null;
        const problem = roleOf(own) === null ? problemOf(state, invited[1], askerOf(context), context.at) : null;
        return { group: viewOf(document, own), problem, invitedBy: problem === null ? invited[1].invitedBy : null };
      }),
  };
};
