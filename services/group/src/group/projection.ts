import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupPlace, Joining } from '@lendring/contracts/group/rules.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { beginnings } from '../beginnings.js';

export type GroupDocument = Readonly<{
  groupId: string;
  creatorId: string;
  foundedAt: string;
  /** Last change of the group's page; joining and leaving do not count. */
  changedAt: string;
  name: string;
  description: string;
  rules: string;
  color: string;
  place: GroupPlace | null;
  imageId: string | null;
  joining: Joining;
  listed: boolean;
  publicSearchRequests: boolean;
  members: number;
  askers: readonly string[];
  beginnings: readonly string[];
}>;

const withWords = (group: GroupDocument): GroupDocument => ({
  ...group,
  beginnings: beginnings(`${group.name} ${group.place?.city ?? ''}`),
});
const without = (askers: readonly string[], userId: string) => askers.filter((asker) => asker !== userId);

const evolve = (group: GroupDocument | null, { type, data, at }: Recorded<GroupEvent>): GroupDocument | null => {
  if (type === 'GroupFounded')
    return {
      groupId: data.groupId,
      creatorId: data.userId,
      foundedAt: data.at,
      changedAt: at,
      name: '',
      description: '',
      rules: '',
      color: '',
      place: null,
      imageId: null,
      joining: 'invitation',
      listed: false,
      publicSearchRequests: false,
      members: 1,
      askers: [],
      beginnings: [],
    };
  if (!group) return null;
  const changed = { ...group, changedAt: at };
  switch (type) {
    case 'GroupDescribed':
      return withWords({
        ...changed,
        name: data.name ?? '',
        description: data.description ?? '',
        rules: data.rules ?? '',
      });
    case 'GroupColourChosen':
      return { ...changed, color: data.color };
    case 'GroupPlaced':
      return withWords({ ...changed, place: data.place });
    case 'GroupPictureChanged':
      return { ...changed, imageId: data.imageId };
    case 'GroupOpened':
      return { ...changed, joining: data.joining, listed: data.listed };
    case 'GroupSearchRequestsOpened':
      return { ...changed, publicSearchRequests: data.isPublic };
    case 'MembershipAsked':
      return { ...group, askers: [...without(group.askers, data.userId), data.userId] };
    case 'MembershipAskWithdrawn':
    case 'MembershipDeclined':
      return { ...group, askers: without(group.askers, data.userId) };
    case 'MemberJoined':
      return { ...group, members: group.members + 1, askers: without(group.askers, data.userId) };
    case 'MemberLeft':
      return { ...group, members: group.members - 1 };
    case 'MemberBlocked':
      return group.askers.includes(data.userId)
        ? { ...group, askers: without(group.askers, data.userId) }
        : { ...group, members: group.members - 1 };
    case 'GroupHandedOver':
      return { ...group, creatorId: data.userId };
    case 'GroupDeleted':
      return null;
    case 'MemberUnblocked':
    case 'GroupAdminAppointed':
    case 'GroupAdminDismissed':
    case 'LinkMade':
    case 'InvitedByMail':
    case 'InvitationPassedOn':
    case 'InvitationEnded':
      return group;
  }
};

export const groups: Projection<GroupDocument, GroupEvent> = {
  name: 'groups',
  version: 3,
  prefixes: ['group-'],
  indexes: [
    [
      ['listed', 1],
      ['name', 1],
    ],
    [
      ['listed', 1],
      ['place.point.lat', 1],
    ],
  ],
  ids: ({ data }) => [data.groupId],
  evolve,
};
