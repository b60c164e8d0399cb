import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { unansweredUntil } from '@lendring/contracts/rules/hold.js';
import { Temporal } from 'temporal-polyfill';

const instant = (time: Temporal.ZonedDateTime) => time.toInstant().toString({ fractionalSecondDigits: 3 });
const startOfDay = (day: string, zone: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone);

/**
 * Maximum number of cached day starts. Computing one costs as much as a log read, and few distinct days are
 * requested.
 */
const MOST_KEPT = 2_000;
const begins = new Map<string, string>();

const beginOf = (day: string, zone: string): string => {
  const key = `${day} ${zone}`;
  const known = begins.get(key) ?? instant(startOfDay(day, zone));
  if (begins.size >= MOST_KEPT) begins.clear();
  begins.set(key, known);
  return known;
};

/**
 * Converts a wish to instants in the offer's time zone. Days run from midnight to midnight regardless of clock changes;
 * hours are elapsed hours. An ambiguous local time means its first occurrence; a skipped one gives null.
 */
export const periodOf = (wish: Wish, zone: string): Period | null => {
  if (wish.kind === 'days') return { wish, zone, start: beginOf(wish.from, zone), end: beginOf(wish.to, zone) };
  const local = Temporal.PlainDateTime.from(`${wish.day}T${wish.time}`);
  const start = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!start.toPlainDateTime().equals(local)) return null;
  return { wish, zone, start: instant(start), end: instant(start.add({ hours: wish.hours })) };
};

/**
 * Period that a block takes. Its hours end at the local time that the owner means, also across a clock change; a local
 * time that the change skips or repeats extends the period.
 */
export const blockedPeriodOf = (wish: Wish, zone: string): Period => {
  if (wish.kind === 'days') return { wish, zone, start: beginOf(wish.from, zone), end: beginOf(wish.to, zone) };
  const local = Temporal.PlainDateTime.from(`${wish.day}T${wish.time}`);
  const start = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const end = local.add({ hours: wish.hours }).toZonedDateTime(zone, { disambiguation: 'later' });
  return { wish, zone, start: instant(start), end: instant(end) };
};

/** Latest time of an agreement: the period's start, or the end of the first day for a daily request made on that day. */
const latestAnswerOf = (period: Period, askedAt: string): string => {
  if (askedAt < period.start || period.wish.kind === 'hours') return period.start;
  return beginOf(addDays(period.wish.from, 1), period.zone);
};

/** Deadline of the vendor's answer. */
export const answerByOf = (period: Period, askedAt: string): string =>
  unansweredUntil(askedAt, latestAnswerOf(period, askedAt));
