import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CountedAct, JoinerEvent } from '@lendring/contracts/group/memberships.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';

export type Joiner = Readonly<{
  /**
   * Groups that the user recently joined or asked to join, the latest last; the groups' streams state whether the user
   * still is a member.
   */
  groupIds: readonly string[];
  /** Times of recent actions with a daily limit, the latest last. */
  acts: Readonly<Record<CountedAct, readonly string[]>>;
}>;

const most: Readonly<Record<CountedAct, number>> = {
  found: groupLimits.foundedADay,
  ask: groupLimits.asksADay,
  invite: groupLimits.mailsADayOfPerson,
};

const tooMany: Readonly<Record<CountedAct, GroupRefusal>> = {
  found: 'too_many_groups_today',
  ask: 'too_many_group_asks_today',
  invite: 'too_many_invitations_today',
};

/**
 * Stream `joiner-<userId>`: appended in the same transaction as the group, so concurrent commands cannot exceed a limit
 * (ADR 75).
 */
export const joinerAggregate: Aggregate<Joiner, JoinerEvent> = {
  category: 'joiner',
  initialState: { groupIds: [], acts: { found: [], ask: [], invite: [] } },
  evolve: (state, { type, data }) => {
    if (type === 'GroupActCounted') {
      const { act, at } = data;
      return { ...state, acts: { ...state.acts, [act]: [...state.acts[act], at].slice(-most[act]) } };
    }
    const groupIds = [...state.groupIds.filter((one) => one !== data.groupId), data.groupId];
    return { ...state, groupIds: groupIds.slice(-2 * groupLimits.memberships) };
  },
};

/**
 * Counts an action against its daily limit.
 * @param max a lower limit for new accounts
 */
export const countAct = (
  { acts }: Joiner,
  { userId, at, locale }: Readonly<{ userId: string; at: string; locale: Locale }>,
  act: CountedAct,
  max = most[act],
): Decision<readonly JoinerEvent[], GroupRefusal> => {
  const next = nextAllowed(acts[act], max, at);
  return next === null
    ? decided([{ type: 'GroupActCounted', data: { userId, act, at } }])
    : refused(tooMany[act], { max, time: momentIn(next, locale, OPERATOR_TIME_ZONE) });
};
