import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { Act, GroupDecision } from '../src/group/decide-access.js';
import { groupAggregate, type Group } from '../src/group/group.aggregate.js';
import { at, described, founded, groupId, opened } from './group.js';

export const given = (...events: readonly GroupEvent[]): Group =>
  events.reduce(groupAggregate.evolve, groupAggregate.initialState);
export const open = given(founded, opened('open'), described);
export const by = (userId: string, when = at): Act => ({ groupId, userId, at: when });
export const refusedAs = (code: string) => ({ refusal: { code } });
export const after = (group: Group, decision: GroupDecision): Group =>
  isRefused(decision) ? group : decision.events.reduce(groupAggregate.evolve, group);
export const nothing = { events: [] };
