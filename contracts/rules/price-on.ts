import type { Day } from '../kernel/period.js';
import { daysBetween, weekdayOf } from '../kernel/days.js';

/**
 * Amount per unit, in cents, for loans that begin from `from` to `to`, both included. `yearly`: every year on the same
 * days; a span may pass the turn of the year.
 */
export type Season = Readonly<{ from: Day; to: Day; yearly: boolean; amount: number }>;

/** First and last day of a loan; for nights, the last day is the day of departure. */
export type Span = Readonly<{ first: Day; last: Day }>;

const dayOfYear = (day: Day): string => day.slice(5);

const includes = ({ from, to, yearly }: Season, day: Day): boolean => {
  if (!yearly) return from <= day && day <= to;
  const [first, last, asked] = [dayOfYear(from), dayOfYear(to), dayOfYear(day)];
  return first <= last ? first <= asked && asked <= last : asked >= first || asked <= last;
};

/**
 * Season of the day on which a loan begins; it applies to the whole loan. A season of one year precedes a yearly one,
 * otherwise the first one applies.
 */
export const seasonOn = (seasons: readonly Season[] | undefined, first: Day): Season | undefined => {
  const found = (seasons ?? []).filter((season) => includes(season, first));
  return found.find(({ yearly }) => !yearly) ?? found[0];
};

const FRIDAY = 4;
const SUNDAY = 6;

/** True if a loan lies within one weekend, from Friday to Sunday. */
export const isWeekend = ({ first, last }: Span): boolean => {
  const begins = weekdayOf(first);
  return begins >= FRIDAY && daysBetween(first, last) <= SUNDAY - begins && last >= first;
};
