import type { Interval } from '@lendring/contracts/rules/overlap.js';
import { occurrencesOf } from '@lendring/contracts/rules/unavailability.js';
import { blockedPeriodOf } from '../asking/period.js';
import type { Unavailability } from './unavailability.aggregate.js';

/** Periods in which the entry blocks an offer in its time zone; none for other offers and once the entry is removed. */
export const periodsFor = (
  { entered, freed, removed }: Unavailability,
  offerId: string,
  zone: string,
): readonly Interval[] => {
  if (!entered || removed || (entered.offerIds && !entered.offerIds.includes(offerId))) return [];
  return occurrencesOf(entered.days, freed).flatMap(({ parts }) =>
    parts.map((wish) => {
      const { start, end } = blockedPeriodOf(wish, zone);
      return { start, end };
    }),
  );
};
