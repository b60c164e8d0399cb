import { decided } from '@lendring/contracts/kernel/decider.js';
import type { GroupChanges, GroupSettings } from '@lendring/contracts/group/group.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupPlace } from '@lendring/contracts/group/rules.js';
import { asAdmin, asCreator, notFound, type Act, type GroupDecision } from './decide-access.js';
import type { Group } from './group.aggregate.js';

const described = (group: Group, { groupId, userId }: Act, changes: GroupChanges): readonly GroupEvent[] => {
  const { name, description, rules, listed } = { ...group, ...changes };
  if (name === group.name && description === group.description && rules === group.rules) return [];
  return [{ type: 'GroupDescribed', data: { groupId, keeperId: userId, name, description, rules, listed } }];
};

const samePlace = (a: GroupPlace | null, b: GroupPlace | null): boolean => a?.cityId === b?.cityId;

/**
 * Events for the changed settings. A new colour or place alone does not re-encrypt the texts under the caller's key.
 */
const settled = (group: Group, act: Act, changes: GroupChanges): readonly GroupEvent[] => {
  const { groupId } = act;
  const { color, place, joining, listed, publicSearchRequests } = { ...group, ...changes };
  return [
    ...(joining === group.joining && listed === group.listed
      ? []
      : [{ type: 'GroupOpened' as const, data: { groupId, joining, listed, wasListed: group.listed } }]),
    ...described(group, act, changes),
    ...(color === group.color ? [] : [{ type: 'GroupColourChosen' as const, data: { groupId, color } }]),
    ...(samePlace(place, group.place) ? [] : [{ type: 'GroupPlaced' as const, data: { groupId, place } }]),
    ...(publicSearchRequests === group.publicSearchRequests
      ? []
      : [{ type: 'GroupSearchRequestsOpened' as const, data: { groupId, isPublic: publicSearchRequests } }]),
  ];
};

export const found = (group: Group, act: Act, settings: GroupSettings): GroupDecision => {
  const { groupId, userId, at } = act;
  if (group.foundedAt !== null) return group.creatorId === userId && !group.deleted ? decided([]) : notFound;
  return decided([{ type: 'GroupFounded', data: { groupId, userId, at } }, ...settled(group, act, settings)]);
};

export const change = (group: Group, act: Act, changes: GroupChanges): GroupDecision =>
  asAdmin(() => decided(settled(group, act, changes)))(group, act);

export const changePicture = (group: Group, act: Act, imageId: string | null): GroupDecision =>
  asAdmin(() =>
    decided(
      imageId === group.imageId ? [] : [{ type: 'GroupPictureChanged', data: { groupId: act.groupId, imageId } }],
    ),
  )(group, act);

export const deleteGroup = (group: Group, act: Act): GroupDecision =>
  group.deleted && group.creatorId === act.userId
    ? decided([])
    : asCreator(() =>
        decided([{ type: 'GroupDeleted', data: { groupId: act.groupId, listed: group.listed, at: act.at } }]),
      )(group, act);
