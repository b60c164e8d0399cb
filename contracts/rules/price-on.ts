import type { Day } from '../kernel/period.js';
import { addDays, daysBetween, weekdayOf } from '../kernel/days.js';
import { alwaysOpen, isOpenOn, nextOpenDay, type Opening } from './opening-days.js';

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

/** Days after a closed Sunday within which a weekend ends, so that shops that are closed on Monday too have one. */
const LATEST_RETURN = 2;

/** Sunday of the week of a day. */
const sundayOf = (day: Day): Day => addDays(day, SUNDAY - weekdayOf(day));

/**
 * Last day of the weekend of a day: Sunday. Where the place is closed on that Sunday, nothing can be returned then, so
 * the weekend lasts until the next open day, Tuesday at the latest.
 */
const lastOfWeekend = (day: Day, opening: Opening): Day => {
  const sunday = sundayOf(day);
  const next = isOpenOn(opening, sunday) ? null : nextOpenDay(opening, sunday);
  return next !== null && daysBetween(sunday, next) <= LATEST_RETURN ? next : sunday;
};

/**
 * True if a loan lies within one weekend, from Friday to {@link lastOfWeekend}: at a shop that is closed on Sunday, a
 * loan from Friday to Monday does.
 */
export const isWeekend = ({ first, last }: Span, opening: Opening = alwaysOpen): boolean =>
  weekdayOf(first) >= FRIDAY && first <= last && last <= lastOfWeekend(first, opening);

/** True if a loan within a weekend ends after its Sunday, because the place is closed then. */
export const isAfterSunday = ({ first, last }: Span): boolean => last > sundayOf(first);

/** Longest loan within a weekend of these opening times, in days. */
export const longestWeekend = ({ week }: Opening): number =>
  SUNDAY - FRIDAY + 1 + (week?.[SUNDAY]?.length === 0 ? LATEST_RETURN : 0);
