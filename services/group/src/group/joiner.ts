import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { JoinerEvent } from '@lendring/contracts/group/events.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';

/** The groups a person came to or asked to join last, the latest last; whether they are in them still is the groups' to tell. */
export type Joiner = Readonly<{ groupIds: readonly string[] }>;

/** Stream `joiner-<userId>`: appended together with the group, so that no two at once pass the limit (ADR 75). */
export const joinerAggregate: Aggregate<Joiner, JoinerEvent> = {
  category: 'joiner',
  initialState: { groupIds: [] },
  evolve: ({ groupIds }, { data: { groupId } }) => ({
    groupIds: [...groupIds.filter((one) => one !== groupId), groupId].slice(-2 * groupLimits.memberships),
  }),
};
