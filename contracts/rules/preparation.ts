import { addDays, dayIn, timeIn } from '../kernel/days.js';
import type { Instant } from '../kernel/period.js';
import { HOUR_MS } from '../kernel/time.js';
import { instantAt } from './local-time.js';
import type { Interval } from './overlap.js';

export const preparationUnits = ['days', 'hours'] as const;

/** Time that is kept free next to a loan. Days are local days at the offer's place, hours are elapsed hours. */
export type PreparationTime = Readonly<{ count: number; unit: (typeof preparationUnits)[number] }>;

/** Time that the owner needs before and after a loan, for example to clean the item. */
export type Preparation = Readonly<{ before: PreparationTime; after: PreparationTime }>;

export const noPreparation: Preparation = { before: { count: 0, unit: 'days' }, after: { count: 0, unit: 'days' } };

export const needsPreparation = ({ before, after }: Preparation): boolean => before.count > 0 || after.count > 0;

const MINUTE_MS = 60_000;

/** Moves an instant by days at the same local time, or by elapsed hours. `sign`: -1 for earlier. */
const moved = (instant: Instant, { count, unit }: PreparationTime, sign: 1 | -1, zone: string): Instant => {
  if (count === 0) return instant;
  const at = Date.parse(instant);
  if (unit === 'hours') return new Date(at + sign * count * HOUR_MS).toISOString();
  const minute = instantAt(addDays(dayIn(instant, zone), sign * count), timeIn(instant, zone), zone);
  // An early return may end within a minute.
  return new Date(Date.parse(minute) + (at % MINUTE_MS)).toISOString();
};

/** Interval in which a loan takes its units: the loan itself, with the preparation before and after it. */
export const withPreparation = ({ start, end }: Interval, { before, after }: Preparation, zone: string): Interval => ({
  start: moved(start, before, -1, zone),
  end: moved(end, after, 1, zone),
});
