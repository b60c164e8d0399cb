import { refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { roleIn, type Group } from './group.aggregate.js';

export type GroupDecision = Decision<readonly GroupEvent[], GroupRefusal>;

export type Act = Readonly<{ groupId: string; userId: string; at: string }>;

export const notFound = refused('group_not_found' as const);

export const isThere = ({ foundedAt, deleted }: Group): boolean => foundedAt !== null && !deleted;

/** An unlisted group is reported to outsiders as nonexistent (ADR 70). */
export const isSeenBy = (group: Group, userId: string): boolean =>
  isThere(group) && (group.listed || roleIn(group, userId) !== null);

type Rule = (group: Group, act: Act) => GroupDecision;

/** Restricts a decision to admins: members get a refusal, outsiders of a hidden group get "not found". */
export const asAdmin =
  (decide: Rule): Rule =>
  (group, act) => {
    if (!isSeenBy(group, act.userId)) return notFound;
    const role = roleIn(group, act.userId);
    return role === 'admin' || role === 'creator' ? decide(group, act) : refused('group_admin_needed');
  };

export const asCreator = (decide: Rule): Rule =>
  asAdmin((group, act) =>
    roleIn(group, act.userId) === 'creator' ? decide(group, act) : refused('group_creator_needed'),
  );
