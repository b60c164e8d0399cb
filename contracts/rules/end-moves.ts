import { addDays, daysBetween } from '../kernel/days.js';
import type { Instant, Period } from '../kernel/period.js';
import { HOUR_MS } from '../kernel/time.js';
import { lengthsWith } from './combination.js';
import { instantAt } from './local-time.js';
import type { Pricing } from './terms.js';

/**
 * Directions in which the end of a loan can still move by its prices, whatever the calendar says. A price of the
 * weekend may allow more than the durations do, so that it counts as longer. `isShortest`: the prices allow no shorter
 * loan; otherwise its time is over.
 */
export const endMoves = (
  { wish, end, zone }: Period,
  pricings: readonly Pricing[],
  named: Pricing,
  at: Instant,
): Readonly<{ longer: boolean; shorter: boolean; isShortest: boolean }> => {
  const { least, most } = lengthsWith(pricings, named);
  const length = wish.kind === 'hours' ? wish.hours : daysBetween(wish.from, wish.to);
  const oneLess =
    wish.kind === 'hours'
      ? new Date(Date.parse(end) - HOUR_MS).toISOString()
      : instantAt(addDays(wish.to, -1), '00:00', zone);
  return {
    longer: most === null || length < most || pricings.some(({ weekend }) => weekend !== undefined),
    shorter: length > least && oneLess > at,
    isShortest: length <= least,
  };
};
