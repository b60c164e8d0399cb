import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import { latestAnswer, unansweredUntil } from '@lendring/contracts/rules/hold.js';
import { hoursInterval, instantAt, isSkipped } from '@lendring/contracts/rules/local-time.js';
import { blockedInterval } from '@lendring/contracts/rules/unavailability.js';

/**
 * Maximum number of cached day starts. Computing one takes several formatted dates, and few distinct days are
 * requested.
 */
const MOST_KEPT = 2_000;
const begins = new Map<string, string>();

const beginOf = (day: string, zone: string): string => {
  const key = `${day} ${zone}`;
  const known = begins.get(key) ?? instantAt(day, '00:00', zone);
  if (begins.size >= MOST_KEPT) begins.clear();
  begins.set(key, known);
  return known;
};

type Days = Extract<Wish, { kind: 'days' }>;
const periodOfDays = (wish: Days, zone: string): Period => ({
  wish,
  zone,
  start: beginOf(wish.from, zone),
  end: beginOf(wish.to, zone),
});

/**
 * Converts a wish to instants in the offer's time zone. Days run from midnight to midnight regardless of clock changes;
 * hours are elapsed hours. A start that the clock change skips gives null.
 */
export const periodOf = (wish: Wish, zone: string): Period | null => {
  if (wish.kind === 'days') return periodOfDays(wish, zone);
  if (isSkipped(wish.day, wish.time, zone)) return null;
  return { wish, zone, ...hoursInterval(wish.day, wish.time, wish.hours, zone) };
};

/** Period that a block takes. */
export const blockedPeriodOf = (wish: Wish, zone: string): Period =>
  wish.kind === 'days' ? periodOfDays(wish, zone) : { wish, zone, ...blockedInterval(wish, zone) };

/** Deadline of the vendor's answer. */
export const answerByOf = (period: Period, askedAt: string): string =>
  unansweredUntil(askedAt, latestAnswer(period, askedAt));
