import type { Interval } from '@lendring/contracts/rules/overlap.js';
import { occurrencesOf } from '@lendring/contracts/rules/unavailability.js';
import { blockedPeriodOf } from '../asking/period.js';
import type { Unavailability } from './unavailability.aggregate.js';

const periodsIn = ({ entered, freed }: Unavailability, zone: string): readonly Interval[] =>
  entered
    ? occurrencesOf(entered.days, freed).flatMap(({ parts }) =>
        parts.map((wish) => {
          const { start, end } = blockedPeriodOf(wish, zone);
          return { start, end };
        }),
      )
    : [];

/**
 * Periods in which the entry blocks an offer in its time zone; none for other offers and once the entry is removed.
 * Computed once per time zone for the offers of one entry.
 */
export const periodsByZone = () => {
  const known = new Map<string, Readonly<{ entry: Unavailability; periods: readonly Interval[] }>>();
  return (entry: Unavailability, offerId: string, zone: string): readonly Interval[] => {
    const { entered, freed, removed } = entry;
    if (!entered || removed || (entered.offerIds && !entered.offerIds.includes(offerId))) return [];
    const before = known.get(zone);
    if (before && before.entry.entered?.days === entered.days && before.entry.freed === freed) return before.periods;
    const periods = periodsIn(entry, zone);
    known.set(zone, { entry, periods });
    return periods;
  };
};
