import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import {
  asAdmin,
  asCreator,
  isSeenBy,
  isThere,
  notFound,
  type Act,
  type GroupDecision,
} from '../group/decide-access.js';
import { personIn, roleIn, type Group } from '../group/group.aggregate.js';
import { passOn } from '../group/decide-pass-on.js';

const noMember = refused('group_member_not_found' as const);
const nothing = decided([]);

/** Joins an open group at once, else asks its admins; a repeated request has no effect. */
export const join = (group: Group, { groupId, userId, at }: Act, message: string): GroupDecision => {
  if (!isSeenBy(group, userId)) return notFound;
  if (roleIn(group, userId) !== null) return nothing;
  if (personIn(group.blocked, userId)) return refused('group_blocked');
  if (group.joining === 'invitation') return refused('group_invitation_needed');
  if (group.joining === 'open')
    return group.size >= groupLimits.members
      ? refused('group_full')
      : decided([{ type: 'MemberJoined', data: { groupId, userId, by: null, invitationId: null, at } }]);
  if (group.asks[userId]) return nothing;
  return Object.keys(group.asks).length >= groupLimits.asks
    ? refused('group_asks_full')
    : decided([{ type: 'MembershipAsked', data: { groupId, userId, message, at } }]);
};

/**
 * The creator must hand over or delete the group instead, so a group always has an admin. A pending request can be
 * withdrawn even if the group has been hidden since.
 */
export const leave = (group: Group, { groupId, userId, at }: Act): GroupDecision => {
  if (!isThere(group) || !(isSeenBy(group, userId) || group.asks[userId])) return notFound;
  const role = roleIn(group, userId);
  if (role === 'creator') return refused('group_creator_stays');
  if (role !== null)
    return decided([
      ...passOn(group, groupId, userId, group.creatorId),
      { type: 'MemberLeft', data: { groupId, userId, at } },
    ]);
  return group.asks[userId] ? decided([{ type: 'MembershipAskWithdrawn', data: { groupId, userId } }]) : nothing;
};

type OnMember = (group: Group, act: Act, userId: string) => GroupDecision;

export const admit: OnMember = (group, act, userId) =>
  asAdmin(() => {
    if (roleIn(group, userId) !== null) return nothing;
    if (!group.asks[userId]) return noMember;
    if (group.size >= groupLimits.members) return refused('group_full');
    const { groupId, userId: by, at } = act;
    return decided([{ type: 'MemberJoined', data: { groupId, userId, by, invitationId: null, at } }]);
  })(group, act);

export const decline: OnMember = (group, act, userId) =>
  asAdmin(() =>
    group.asks[userId]
      ? decided([{ type: 'MembershipDeclined', data: { groupId: act.groupId, userId, by: act.userId } }])
      : nothing,
  )(group, act);

export const appoint: OnMember = (group, act, userId) =>
  asAdmin(() => {
    const role = roleIn(group, userId);
    if (role === null) return noMember;
    if (role !== 'member') return nothing;
    return decided([{ type: 'GroupAdminAppointed', data: { groupId: act.groupId, userId, by: act.userId } }]);
  })(group, act);

export const dismiss: OnMember = (group, act, userId) =>
  asAdmin(() => {
    const role = roleIn(group, userId);
    if (role === null) return noMember;
    if (role === 'creator') return refused('group_creator_stays');
    if (role === 'member') return nothing;
    return decided([
      ...passOn(group, act.groupId, userId, act.userId),
      { type: 'GroupAdminDismissed', data: { groupId: act.groupId, userId, by: act.userId } },
    ]);
  })(group, act);

/** Blocks a member or an applicant. An admin must be dismissed first, so that no admin is removed by accident. */
export const block: OnMember = (group, act, userId) =>
  asAdmin(() => {
    if (personIn(group.blocked, userId)) return nothing;
    const role = roleIn(group, userId);
    if (role === 'creator') return refused('group_creator_stays');
    if (role === 'admin') return refused('group_admin_stays');
    if (role === null && !group.asks[userId]) return noMember;
    const { groupId, userId: by, at } = act;
    const was = role === null ? {} : { wasMember: true as const };
    return decided([{ type: 'MemberBlocked', data: { groupId, userId, by, at, ...was } }]);
  })(group, act);

export const unblock: OnMember = (group, act, userId) =>
  asAdmin(() =>
    personIn(group.blocked, userId)
      ? decided([{ type: 'MemberUnblocked', data: { groupId: act.groupId, userId, by: act.userId } }])
      : nothing,
  )(group, act);

export const handOver: OnMember = (group, act, userId) =>
  group.creatorId === userId && roleIn(group, act.userId) !== null
    ? nothing
    : asCreator(() =>
        roleIn(group, userId) === null
          ? noMember
          : decided([{ type: 'GroupHandedOver', data: { groupId: act.groupId, userId, from: act.userId } }]),
      )(group, act);
