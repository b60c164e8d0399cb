import type { Level } from './capacity.js';
import { overlaps, type Interval } from './overlap.js';
import { same } from './same.js';
import type { NamedUse } from './why-not-bookable.js';

/** Units of an offer during an interval, at the moment with the fewest free ones. */
export type Stock = Readonly<{
  quantity: number;
  lent: number;
  preparation: number;
  blocked: number;
  free: number;
  /** True if the numbers hold for a part of the interval only. */
  partly: boolean;
}>;

type Counted = NamedUse;

/** Blocks of all units count as those that are neither lent nor in preparation. */
const countedAt = (uses: readonly Counted[], quantity: number): Omit<Stock, 'partly'> => {
  const sum = (reason: Counted['reason']): number =>
    uses.filter((use) => use.reason === reason).reduce((units, use) => units + (use.units ?? 0), 0);
  const [lent, preparation] = [sum('booked') + sum('late'), sum('preparation')];
  const rest = Math.max(0, quantity - lent - preparation);
  const blocked = uses.some(({ units }) => units === null) ? rest : Math.min(rest, sum('blocked'));
  return { quantity, lent, preparation, blocked, free: rest - blocked };
};

/** Lent, blocked and free units of an offer in an interval. @param all levels of its uses in the order of time */
export const stockIn = (all: readonly Level<Counted>[], quantity: number, interval: Interval): Stock => {
  const near = all.filter((level) => overlaps(level, interval));
  let until = interval.start;
  let isWhole = true;
  for (const { start, end } of near) {
    isWhole &&= start <= until;
    until = end;
  }
  const none = countedAt([], quantity);
  const moments = near.map(({ uses }) => countedAt(uses, quantity));
  const states = isWhole && until >= interval.end ? moments : [...moments, none];
  const fewest = states.reduce((least, one) => (one.free < least.free ? one : least), states[0] ?? none);
  return { ...fewest, partly: states.some((one) => !same(one, fewest)) };
};
