import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CountedAct, JoinerEvent } from '@lendring/contracts/group/events.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';

export type Joiner = Readonly<{
  /** Groups a person came to or asked to join last, the latest last; their streams tell whether the person is in them still. */
  groupIds: readonly string[];
  /** When the person did last what is limited within 24 hours, the latest last. */
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

/** Stream `joiner-<userId>`: appended together with the group, so that no two at once pass a limit (ADR 75). */
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

/** One more act of a person. @param max fewer than usual for a new account */
export const countAct = (
  { acts }: Joiner,
  { userId, at, locale }: Readonly<{ userId: string; at: string; locale: Locale }>,
  act: CountedAct,
  max = most[act],
): Decision<readonly JoinerEvent[], GroupRefusal> => {
  const next = nextAllowed(acts[act], max, at);
  return next === null
    ? decided([{ type: 'GroupActCounted', data: { userId, act, at } }])
    : refused(tooMany[act], { max, time: momentIn(next, locale, timeZones.DE) });
};
