import { addDays, dayIn, daysBetween, inYear, timeIn, weekdayOf } from '../kernel/days.js';
import type { Day, Instant, Period } from '../kernel/period.js';
import { returnDayOfDays } from './return-day.js';
import type { RentTypeId } from './terms.js';

/** Time span within a day, in local time; `24:00` is the end of the day. */
export type OpenSpan = Readonly<{ from: string; to: string }>;

/** Repetition on the same dates every year; `until`: last day on which a repetition begins, null: without an end. */
export type Yearly = Readonly<{ until: Day | null }>;

/**
 * Days that differ from the week, both inclusive, at most 366. Without spans they are closed. `label`: reason, such as
 * a holiday.
 */
export type OpeningException = Readonly<{
  from: Day;
  to: Day;
  spans: readonly OpenSpan[];
  label?: string | undefined;
  yearly?: Yearly | undefined;
}>;

/** Times of pick-up and return at one place (spec §3, opening days). */
export type Opening = Readonly<{
  /** Spans per weekday, Monday first; null: open at any time. */
  week: readonly (readonly OpenSpan[])[] | null;
  /** The first exception that contains a day applies. */
  exceptions: readonly OpeningException[];
}>;

export const alwaysOpen: Opening = { week: null, exceptions: [] };

const wholeDay: readonly OpenSpan[] = [{ from: '00:00', to: '24:00' }];

export type ExceptionDays = Pick<OpeningException, 'from' | 'to' | 'yearly'>;
export type DaySpan = Readonly<{ from: Day; to: Day }>;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Days of an exception in a later year; null if it does not repeat then. */
export const repeated = ({ from, to, yearly }: ExceptionDays, years: number): DaySpan | null => {
  if (years === 0) return { from, to };
  if (!yearly || years < 0) return null;
  const span = { from: inYear(from, years), to: inYear(to, years) };
  return yearly.until === null || span.from <= yearly.until ? span : null;
};

/** Days of the exception that contain a day or come first after it; null once the exception has ended. */
export const exceptionFrom = (exception: ExceptionDays, day: Day): DaySpan | null => {
  if (day <= exception.to) return { from: exception.from, to: exception.to };
  if (!exception.yearly) return null;
  const years = yearOf(day) - yearOf(exception.from);
  // Days that began in the year before may end on or after the day.
  for (const n of [years - 1, years, years + 1]) {
    const span = repeated(exception, n);
    if (span && span.to >= day) return span;
  }
  return null;
};

const isOfException = (exception: OpeningException, day: Day): boolean => {
  if (day < exception.from) return false;
  const span = exceptionFrom(exception, day);
  return span !== null && span.from <= day;
};

const exceptionOn = ({ exceptions }: Opening, day: Day): OpeningException | undefined =>
  exceptions.find((exception) => isOfException(exception, day));

export const spansOn = (opening: Opening, day: Day): readonly OpenSpan[] =>
  exceptionOn(opening, day)?.spans ?? opening.week?.[weekdayOf(day)] ?? wholeDay;

export const isOpenOn = (opening: Opening, day: Day): boolean => spansOn(opening, day).length > 0;

/** Label of the exception that closes a day; undefined if the day is open or closed every week. */
export const closedBy = (opening: Opening, day: Day): string | undefined =>
  isOpenOn(opening, day) ? undefined : exceptionOn(opening, day)?.label;

/** True if a loan by the hour may begin at a local time: from opening time on, before closing time. */
export const isPickUpTime = (opening: Opening, day: Day, time: string): boolean =>
  spansOn(opening, day).some(({ from, to }) => from <= time && time < to);

export const isOpenAt = (opening: Opening, at: Instant, zone: string): boolean =>
  isPickUpTime(opening, dayIn(at, zone), timeIn(at, zone));

/** Days to search for the next open day: the longest exception and a week. */
const SEARCHED_DAYS = 373;

/** First open day after a day; null if none follows within a year. */
export const nextOpenDay = (opening: Opening, after: Day): Day | null => {
  for (let ahead = 1; ahead <= SEARCHED_DAYS; ahead += 1) {
    const day = addDays(after, ahead);
    if (isOpenOn(opening, day)) return day;
  }
  return null;
};

/**
 * Obstacle to the pick-up or the return: a closed day with the next open one, or a time outside the hours of an open
 * day.
 */
export type ClosedThen =
  | Readonly<{ kind: 'day'; day: Day; next: Day | null; label?: string | undefined }>
  | Readonly<{ kind: 'hours'; day: Day; spans: readonly OpenSpan[] }>;

const closedOn = (opening: Opening, day: Day): ClosedThen | null =>
  isOpenOn(opening, day) ? null : { kind: 'day', day, next: nextOpenDay(opening, day), label: closedBy(opening, day) };

export const isOpenUntil = (opening: Opening, day: Day, time: string): boolean =>
  spansOn(opening, day).some(({ from, to }) => from <= time && time <= to);

type Hours = Readonly<{ wish: Extract<Period['wish'], { kind: 'hours' }>; zone: string; end: Instant }>;
type Times = Pick<Period, 'wish' | 'zone' | 'end'>;

/** Pick-up before closing time. */
export const closedAtStart = (opening: Opening, { wish }: Pick<Period, 'wish'>): ClosedThen | null => {
  if (wish.kind === 'days') return closedOn(opening, wish.from);
  if (isPickUpTime(opening, wish.day, wish.time)) return null;
  return closedOn(opening, wish.day) ?? { kind: 'hours', day: wish.day, spans: spansOn(opening, wish.day) };
};

/** Return at closing time at the latest. */
const closedAtHour = (opening: Opening, { zone, end }: Hours): ClosedThen | null => {
  const [last, until] = [dayIn(end, zone), timeIn(end, zone)];
  // A return at midnight belongs to the day that ends then, or to a day that opens then.
  if (until === '00:00' && isOpenUntil(opening, addDays(last, -1), '24:00')) return null;
  if (isOpenUntil(opening, last, until)) return null;
  return closedOn(opening, last) ?? { kind: 'hours', day: last, spans: spansOn(opening, last) };
};

/** @param rentType decides which day is the day of return (for nights, the day of departure) */
export const closedAtEnd = (
  opening: Opening,
  { wish, zone, end }: Times,
  rentType: RentTypeId | null,
): ClosedThen | null =>
  wish.kind === 'hours'
    ? closedAtHour(opening, { wish, zone, end })
    : closedOn(opening, returnDayOfDays(wish, rentType));

/**
 * First obstacle to a period; null if pick-up and return fall on open days, or within opening hours for hourly loans.
 * Closed days may lie between. @param period `end`: only read for hourly loans
 */
export const closedThen = (opening: Opening, period: Times, rentType: RentTypeId | null): ClosedThen | null =>
  closedAtStart(opening, period) ?? closedAtEnd(opening, period, rentType);

/** Closed days between pick-up and return, which a loan by the day, night or week includes in its price. */
export const closedWithin = (opening: Opening, wish: Period['wish'], rentType: RentTypeId): readonly Day[] => {
  if (wish.kind === 'hours') return [];
  const length = daysBetween(wish.from, returnDayOfDays(wish, rentType));
  const between = Array.from({ length: Math.max(0, length - 1) }, (_, index) => addDays(wish.from, index + 1));
  return between.filter((one) => !isOpenOn(opening, one));
};

/** `09:00–12:30, 14:00–18:30`. */
export const spansText = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${from}–${to}`).join(', ');
