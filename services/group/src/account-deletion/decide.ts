import { decided, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { personIn, everybody, withoutPerson, type Group } from '../group/group.aggregate.js';
import { passOn } from '../group/decide-pass-on.js';

/** Successor of the creator: the longest-serving admin, else the longest-serving member; null if neither exists. */
const heirOf = (group: Group, userId: string): string | null => {
  const [heir] = everybody(withoutPerson(group.members, userId)).toSorted(
    ([aId, a], [bId, b]) =>
      Number(b.admin) - Number(a.admin) || a.since.localeCompare(b.since) || aId.localeCompare(bId),
  );
  return heir?.[0] ?? null;
};

/**
 * Removes an erased user from a group: a successor takes over the group and its texts, or the group is deleted. No
 * events if the user left no trace.
 */
export const eraseFromGroup = (
  group: Group,
  { groupId, userId, at }: Readonly<{ groupId: string; userId: string; at: string }>,
): Decision<readonly GroupEvent[], never> => {
  const events: GroupEvent[] = [];
  const { listed } = group;
  const heir = group.creatorId === userId ? heirOf(group, userId) : group.creatorId;
  if (!group.deleted && heir === null && personIn(group.members, userId))
    events.push({ type: 'GroupDeleted', data: { groupId, listed, at } });
  else if (!group.deleted && heir !== null && group.creatorId === userId)
    events.push({ type: 'GroupHandedOver', data: { groupId, userId: heir, from: userId } });
  if (!group.deleted && heir !== null) events.push(...passOn(group, groupId, userId, heir));
  if (personIn(group.members, userId)) events.push({ type: 'MemberLeft', data: { groupId, userId, at } });
  if (group.asks[userId]) events.push({ type: 'MembershipAskWithdrawn', data: { groupId, userId } });
  if (personIn(group.blocked, userId)) events.push({ type: 'MemberUnblocked', data: { groupId, userId, by: null } });
  return decided(events);
};
