import { refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { lastDayOfRule, occurrencesOf, type UnavailableDays } from '@lendring/contracts/rules/unavailability.js';

type Entry = Readonly<{
  entryId: string;
  offerIds: readonly string[] | null;
  days: UnavailableDays;
  freed: readonly Day[];
}>;

const coming = (entry: Pick<Entry, 'days' | 'freed'>, today: Day): number =>
  lastDayOfRule(entry.days) < today
    ? 0
    : occurrencesOf(entry.days, entry.freed)
        .flatMap(({ parts }) => parts)
        .filter((part) => (part.kind === 'days' ? part.to > today : part.day >= today)).length;

/**
 * Refusal of an entry that would exceed the owner's limits; null while there is room. A change that adds neither dates
 * nor offers is always possible, also to entries made before the limits existed.
 *
 * @param others all entries of the owner; that of the same id is the state before the change
 */
export const noRoomFor = (entry: Entry, others: readonly Entry[], today: Day) => {
  const before = others.find(({ entryId }) => entryId === entry.entryId);
  const dates = coming(entry, today);
  const adds =
    !before ||
    dates > coming(before, today) ||
    (before.offerIds !== null && (entry.offerIds?.some((one) => !before.offerIds?.includes(one)) ?? true));
  if (!adds) return null;
  const rest = others
    .filter(({ entryId }) => entryId !== entry.entryId)
    .map(({ offerIds, ...other }) => ({ offerIds, dates: coming(other, today) }))
    .filter((other) => other.dates > 0);
  if (!before && rest.length >= limits.blocks) return refused('too_many_blocks', { max: limits.blocks });
  const all = rest.reduce((sum, other) => sum + other.dates, dates);
  if (all > limits.blockDates) return refused('too_many_block_dates', { max: limits.blockDates });
  if (all <= limits.blockDatesOfOffer) return null;
  const named = new Map<string, number>();
  let common = dates;
  for (const other of rest)
    if (other.offerIds)
      for (const offerId of other.offerIds) named.set(offerId, (named.get(offerId) ?? 0) + other.dates);
    else common += other.dates;
  const concerned = entry.offerIds ?? [...named.keys()];
  const most = concerned.reduce((max, offerId) => Math.max(max, named.get(offerId) ?? 0), 0);
  return common + most > limits.blockDatesOfOffer
    ? refused('too_many_block_dates_of_offer', { max: limits.blockDatesOfOffer })
    : null;
};
