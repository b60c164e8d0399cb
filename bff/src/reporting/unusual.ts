import type { UnusualShape } from '@lendring/contracts/http/hints.js';
import type { DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import { addDays } from '@lendring/contracts/kernel/days.js';

const WEEK = 7;
const WEEKS = 8;
/** Minimum number of earlier weeks; fewer give no verdict. */
const FEWEST_WEEKS = 4;
const FACTOR = 2;
const LEAST = 5;

type Judged = UnusualShape['numbers'][number]['week'];

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

const judged = (count: number, before: readonly number[]): Judged => {
  if (before.length < FEWEST_WEEKS) return { count, usual: null, verdict: null };
  const usual = median(before);
  const isMore = count >= usual * FACTOR && count - usual >= LEAST;
  const isLess = count <= usual / FACTOR && usual - count >= LEAST;
  return { count, usual, verdict: isMore ? 'more' : isLess ? 'less' : 'usual' };
};

export const unusualFrom = (today: string): string => addDays(today, 1 - WEEK * (WEEKS + 1));

/**
 * Compares the last seven days with the median of the eight weeks before, and today with the same weekday in those
 * weeks. Weeks before the first count are ignored, and an incomplete day is never unusually low. @param numbers from
 * {@link unusualFrom} to today
 */
export const readUnusual = (
  { before, days }: DailyNumbers,
  counter: string,
  today: string,
): Omit<UnusualShape['numbers'][number], 'name'> => {
  const byDay = new Map(days.map(({ day, counts }) => [day, counts[counter] ?? 0]));
  const on = (day: string): number => byDay.get(day) ?? 0;
  const week = (ago: number): number =>
    Array.from({ length: WEEK }, (_, n) => on(addDays(today, -ago * WEEK - n))).reduce((sum, one) => sum + one, 0);
  const weeks = Array.from({ length: WEEKS + 1 }, (_, n) => week(WEEKS - n));
  const isOlder = Object.values(before).some((count) => count !== 0);
  const first = isOlder
    ? 0
    : Math.max(
        0,
        weeks.findIndex((count) => count > 0),
      );
  const known = weeks.slice(first, WEEKS);
  const sameDays = known.map((_, n) => on(addDays(today, -(known.length - n) * WEEK)));
  const day = judged(on(today), sameDays);
  return { weeks, week: judged(week(0), known), today: day.verdict === 'less' ? { ...day, verdict: 'usual' } : day };
};
