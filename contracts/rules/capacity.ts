import { overlaps, type Interval } from './overlap.js';

/**
 * Interval during which units of an offer are in use; `units` null: all that are not in use otherwise. `rest`: at most
 * `units` of those that are not in use otherwise.
 */
export type Use = Interval & Readonly<{ units: number | null; rest?: true }>;

/** Part of a timeline between two changes, with the units in use (never none). */
export type Level<One extends Use = Use> = Interval & Readonly<{ units: number; uses: readonly One[] }>;

const sumOf = (uses: readonly Use[], quantity: number): number =>
  uses.reduce((sum, { units }) => sum + (units ?? quantity), 0);

/** True for a use of units that are left, which may overlap loans and other blocks. */
export const isOfRest = ({ units, rest }: Use): boolean => units === null || rest === true;

/** Units in use at once. Blocks of what is left take no more than that. */
export const unitsInUse = (uses: readonly Use[], quantity: number): number => {
  const counted = sumOf(
    uses.filter((use) => !isOfRest(use)),
    quantity,
  );
  return Math.max(counted, Math.min(quantity, counted + sumOf(uses.filter(isOfRest), quantity)));
};

const byStart = (one: Interval, other: Interval): number => (one.start < other.start ? -1 : 1);

/**
 * Levels of use in the order of time. An end and a start at the same instant do not meet: units that come back can go
 * out again at once.
 */
export const levels = <One extends Use>(uses: readonly One[], quantity: number): readonly Level<One>[] => {
  const bounds = [...new Set(uses.flatMap(({ start, end }) => [start, end]))].toSorted();
  const starting = uses.toSorted(byStart);
  const found: Level<One>[] = [];
  let next = 0;
  let active: readonly One[] = [];
  for (const [index, start] of bounds.entries()) {
    const end = bounds[index + 1];
    if (end === undefined) break;
    active = active.filter((use) => use.end > start);
    for (let use = starting[next]; use && use.start <= start; use = starting[(next += 1)])
      if (use.end > start) active = [...active, use];
    if (active.length > 0) found.push({ start, end, units: unitsInUse(active, quantity), uses: active });
  }
  return found;
};

/** Level with the most units in use within an interval, the first of equal ones; null when all units are free. */
export const fullest = <One extends Use>(
  uses: readonly One[],
  quantity: number,
  interval: Interval,
): Level<One> | null => {
  const near = uses.filter((use) => overlaps(use, interval));
  let most: Level<One> | null = null;
  for (const level of levels(near, quantity))
    if (overlaps(level, interval) && (most === null || level.units > most.units)) most = level;
  return most;
};

/** Units that are free during the whole interval; 0 rather than negative. */
export const freeUnits = (uses: readonly Use[], quantity: number, interval: Interval): number =>
  Math.max(0, quantity - (fullest(uses, quantity, interval)?.units ?? 0));

/**
 * Periods in which fewer than `wanted` units are free, as levels; for an offer of one unit, the uses themselves.
 */
export const scarce = <One extends Use>(
  uses: readonly One[],
  quantity: number,
  wanted: number,
): readonly (Interval & Readonly<{ uses: readonly One[] }>)[] =>
  quantity === 1 && wanted <= 1
    ? uses.map((use) => ({ start: use.start, end: use.end, uses: [use] }))
    : levels(uses, quantity).filter(({ units }) => quantity - units < wanted);
