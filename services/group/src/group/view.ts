import type { GroupCard, GroupView } from '@lendring/contracts/group/group.js';
import type { GroupRole } from '@lendring/contracts/group/rules.js';
import { roleOf, type MembershipDocument } from '../memberships/projection.js';
import type { GroupDocument } from './projection.js';

export const leads = (role: GroupRole | null): boolean => role === 'admin' || role === 'creator';

export const cardOf = (group: GroupDocument, own: MembershipDocument | null, distance: number | null): GroupCard => {
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

export const viewOf = (group: GroupDocument, own: MembershipDocument | null): GroupView => {
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
