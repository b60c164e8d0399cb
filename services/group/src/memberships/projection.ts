import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupRole } from '@lendring/contracts/group/rules.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

const ranks = { creator: 0, admin: 1, member: 2 } as const;

/** `rank` is meaningful for members only. */
export type MembershipDocument = Readonly<{
  groupId: string;
  userId: string;
  status: 'member' | 'asked' | 'blocked';
  rank: 0 | 1 | 2;
  since: string;
  message: string;
}>;

const roles: readonly GroupRole[] = ['creator', 'admin', 'member'];

export const roleOf = (membership: MembershipDocument | null): GroupRole | null =>
  membership?.status === 'member' ? (roles[membership.rank] ?? null) : null;

export const membershipId = (groupId: string, userId: string): string => `${groupId}.${userId}`;

const evolve = (
  before: MembershipDocument | null,
  { type, data }: GroupEvent,
  id: string,
): MembershipDocument | null => {
  const ranked = (rank: 0 | 1 | 2) => before && { ...before, rank };
  switch (type) {
    case 'GroupFounded':
      return { groupId: data.groupId, userId: data.userId, status: 'member', rank: 0, since: data.at, message: '' };
    case 'MemberJoined':
      return { groupId: data.groupId, userId: data.userId, status: 'member', rank: 2, since: data.at, message: '' };
    case 'MembershipAsked': {
      const { groupId, userId, message, at } = data;
      return { groupId, userId, status: 'asked', rank: 2, since: at, message: message ?? '' };
    }
    case 'MemberBlocked':
      return { groupId: data.groupId, userId: data.userId, status: 'blocked', rank: 2, since: data.at, message: '' };
    case 'MembershipAskWithdrawn':
    case 'MembershipDeclined':
    case 'MemberLeft':
    case 'MemberUnblocked':
      return null;
    case 'GroupAdminAppointed':
      return ranked(ranks.admin);
    case 'GroupAdminDismissed':
      return ranked(ranks.member);
    case 'GroupHandedOver':
      return ranked(id === membershipId(data.groupId, data.userId) ? ranks.creator : ranks.admin);
    case 'GroupDescribed':
    case 'GroupColourChosen':
    case 'GroupPlaced':
    case 'GroupPictureChanged':
    case 'GroupOpened':
    case 'GroupSearchRequestsOpened':
    case 'LinkMade':
    case 'InvitedByMail':
    case 'InvitationPassedOn':
    case 'InvitationEnded':
    case 'GroupDeleted':
      return before;
  }
};

/**
 * Members, pending requests and blocked users of all groups. Entries of deleted groups stay; readers must check that
 * the group exists.
 */
export const memberships: Projection<MembershipDocument, GroupEvent> = {
  name: 'memberships',
  version: 1,
  prefixes: ['group-'],
  indexes: [
    [['userId', 1]],
    [
      ['groupId', 1],
      ['status', 1],
      ['rank', 1],
      ['since', 1],
    ],
  ],
  ids: ({ type, data }) =>
    'userId' in data
      ? [
          membershipId(data.groupId, data.userId),
          ...(type === 'GroupHandedOver' ? [membershipId(data.groupId, data.from)] : []),
        ]
      : [],
  evolve,
};
