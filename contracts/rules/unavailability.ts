import { addDays, daysBetween, eachDay, firstOfMonth, inYear, weekdayOf } from '../kernel/days.js';
import { limits } from '../kernel/limits.js';
import type { Day, Wish } from '../kernel/period.js';
import { HOUR_MS } from '../kernel/time.js';
import { instantAt, lastInstantAt } from './local-time.js';
import type { Interval } from './overlap.js';
import { wishProblem, type WishProblem } from './wish.js';

/** Local start time and 1 to 24 whole hours, which may run past midnight. */
export type BlockedHours = Readonly<{ time: string; hours: number }>;

/**
 * Repetition of the days `from` to `to`: every repetition that begins on or before `until`. Weekly from each of the
 * weekdays (0 is Monday), yearly on the same dates. Monthly from a date, which is the last day of shorter months, or
 * from a weekday of the month: its first to fourth one, or {@link LAST_WEEK} for its last.
 */
export type Repeat =
  | Readonly<{ every: 'week'; weekdays: readonly number[]; until: Day }>
  | Readonly<{ every: 'month'; date: number; until: Day }>
  | Readonly<{ every: 'month_weekday'; week: number; weekday: number; until: Day }>
  | Readonly<{ every: 'year'; until: Day }>;

/** Number of the week of a monthly repetition that means the last such weekday of each month. */
export const LAST_WEEK = 5;

/**
 * Days on which offers are unavailable; `to` is the last day. `hours` null: whole days, otherwise hours of each day.
 */
export type UnavailableDays = Readonly<{ from: Day; to: Day; hours: BlockedHours | null; repeat: Repeat | null }>;

/** Days in a row, or hours of one day. `first` names the occurrence for as long as the rule exists. */
export type Occurrence = Readonly<{ first: Day; parts: readonly Wish[] }>;

type Span = Readonly<{ from: Day; to: Day }>;

/** Day of the month that begins on `first`. */
const inMonth = (first: Day, repeat: Extract<Repeat, { every: 'month' | 'month_weekday' }>): Day => {
  const last = addDays(firstOfMonth(first, 1), -1);
  if (repeat.every === 'month') {
    const day = addDays(first, repeat.date - 1);
    return day < last ? day : last;
  }
  const { week, weekday } = repeat;
  if (week === LAST_WEEK) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (week - 1) * 7);
};

/** Every day between two days, both included, on which a monthly repetition begins. */
const monthlyFrom = (from: Day, repeat: Extract<Repeat, { every: 'month' | 'month_weekday' }>): readonly Day[] => {
  const found: Day[] = [];
  for (let first = firstOfMonth(from); first <= repeat.until; first = firstOfMonth(first, 1)) {
    const day = inMonth(first, repeat);
    if (day >= from && day <= repeat.until) found.push(day);
  }
  return found;
};

const spansOf = ({ from, to, repeat }: UnavailableDays): readonly Span[] => {
  if (!repeat) return [{ from, to }];
  const length = daysBetween(from, to);
  if (repeat.every === 'week')
    return eachDay(from, addDays(repeat.until, 1))
      .filter((day) => repeat.weekdays.includes(weekdayOf(day)))
      .map((day) => ({ from: day, to: addDays(day, length) }));
  if (repeat.every !== 'year') return monthlyFrom(from, repeat).map((day) => ({ from: day, to: addDays(day, length) }));
  const years = Math.max(0, Number(repeat.until.slice(0, 4)) - Number(from.slice(0, 4)));
  return Array.from({ length: years + 1 }, (_, n) => ({ from: inYear(from, n), to: inYear(to, n) })).filter(
    (span) => span.from <= repeat.until,
  );
};

/** Spans that touch become one, so that Monday to Friday of a week is a single span. */
const joined = (spans: readonly Span[]): readonly Span[] => {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (!last || span.from > addDays(last.to, 1)) found.push(span);
    else if (span.to > last.to) found[found.length - 1] = { from: last.from, to: span.to };
  }
  return found;
};

/** Last day that a rule may concern, without listing its dates. */
export const lastDayOfRule = ({ from, to, repeat }: UnavailableDays): Day =>
  repeat ? addDays(repeat.until, daysBetween(from, to)) : to;

const days = ({ from, to }: Span): Wish => ({ kind: 'days', from, to: addDays(to, 1) });

/**
 * Occurrences of a rule in the order of time, without the `freed` days. An occurrence whose days are all freed has no
 * parts.
 */
export const occurrencesOf = (rule: UnavailableDays, freed: readonly Day[] = []): readonly Occurrence[] => {
  const free = new Set(freed);
  const spans = joined(spansOf(rule));
  const { hours } = rule;
  if (hours)
    return spans
      .flatMap((span) => eachDay(span.from, addDays(span.to, 1)))
      .map((day) => ({ first: day, parts: free.has(day) ? [] : [{ kind: 'hours', day, ...hours }] }));
  return spans.map((span) => {
    if (free.size === 0) return { first: span.from, parts: [days(span)] };
    const kept = eachDay(span.from, addDays(span.to, 1)).filter((day) => !free.has(day));
    return { first: span.from, parts: joined(kept.map((day) => ({ from: day, to: day }))).map(days) };
  });
};

/**
 * Interval that blocked days or hours take. Hours end at the local time that the owner means, also across a clock
 * change; a local time that the change skips or repeats extends the interval.
 */
export const blockedInterval = (wish: Wish, zone: string): Interval => {
  if (wish.kind === 'days')
    return { start: instantAt(wish.from, '00:00', zone), end: instantAt(wish.to, '00:00', zone) };
  const { day, time, hours } = wish;
  const [endDay = day, endTime = time] = new Date(Date.parse(`${day}T${time}:00Z`) + hours * HOUR_MS)
    .toISOString()
    .slice(0, 16)
    .split('T');
  return { start: instantAt(day, time, zone), end: lastInstantAt(endDay, endTime, zone) };
};

export type UnavailabilityProblem =
  | Exclude<WishProblem, 'duration_too_long' | 'duration_too_short'>
  | 'block_ends_before'
  | 'block_too_long'
  | 'repeat_ends_before'
  | 'repeat_too_far'
  | 'repeat_never'
  | 'repeat_too_often';

/** Last day on which a repetition may begin. */
export const lastRepeat = (every: Repeat['every'], today: Day): Day =>
  addDays(today, every === 'year' ? limits.yearlyRepeatDays : limits.repeatDays);

/**
 * Problem of a rule that is independent of the offers, or null. `today`: local day at the offers' place; `earliest`:
 * first possible day.
 */
export const unavailabilityProblem = (
  rule: UnavailableDays,
  today: Day,
  earliest: Day = today,
): UnavailabilityProblem | null => {
  const problem = wishProblem(days(rule), earliest);
  if (problem === 'duration_too_short') return 'block_ends_before';
  if (problem) return problem === 'duration_too_long' ? 'block_too_long' : problem;
  if (rule.repeat) {
    if (rule.repeat.until < rule.from) return 'repeat_ends_before';
    if (rule.repeat.until > lastRepeat(rule.repeat.every, today)) return 'repeat_too_far';
  }
  const count = occurrencesOf(rule).length;
  if (count === 0) return 'repeat_never';
  return count > limits.occurrences ? 'repeat_too_often' : null;
};

/**
 * Problem of changing the days of a block, or null. A first day that stays may lie in the past, so that a block that
 * has begun can be extended or shortened.
 */
export const changeProblem = (
  before: Pick<Span, 'from'>,
  changed: UnavailableDays,
  today: Day,
): UnavailabilityProblem | null =>
  unavailabilityProblem(changed, today, changed.from === before.from && before.from < today ? before.from : today);

/** Problem of moving whole blocked days to the days of `moved`, or null. */
export const moveProblem = (before: Span, moved: Span, today: Day): UnavailabilityProblem | null =>
  changeProblem(before, { ...moved, hours: null, repeat: null }, today);

/** True if a day is one of the rule's days and not freed. */
export const isUnavailableOn = (rule: UnavailableDays, freed: readonly Day[], day: Day): boolean =>
  occurrencesOf(rule, freed).some(({ parts }) =>
    parts.some((part) => (part.kind === 'days' ? part.from <= day && day < part.to : part.day === day)),
  );
