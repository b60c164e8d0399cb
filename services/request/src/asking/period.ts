import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { Temporal } from 'temporal-polyfill';

const instant = (time: Temporal.ZonedDateTime) => time.toInstant().toString({ fractionalSecondDigits: 3 });
const startOfDay = (day: string, zone: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone);

/** Beginnings of days by zone: people ask for few days, and each costs as much as a read of the log. */
const MOST_KEPT = 2_000;
const begins = new Map<string, string>();

/** The instant at which a day begins in a zone. */
const beginOf = (day: string, zone: string): string => {
  const key = `${day} ${zone}`;
  const known = begins.get(key) ?? instant(startOfDay(day, zone));
  if (begins.size >= MOST_KEPT) begins.clear();
  begins.set(key, known);
  return known;
};

/**
 * Turns a wish into instants at the offer's time zone. Days run from midnight to midnight, whatever the clocks do
 * between; hours are elapsed hours. Of a local time that occurs twice, the first counts; null when the clock change
 * skips it.
 */
export const periodOf = (wish: Wish, zone: string): Period | null => {
  if (wish.kind === 'days') return { wish, zone, start: beginOf(wish.from, zone), end: beginOf(wish.to, zone) };
  const local = Temporal.PlainDateTime.from(`${wish.day}T${wish.time}`);
  const start = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!start.toPlainDateTime().equals(local)) return null;
  return { wish, zone, start: instant(start), end: instant(start.add({ hours: wish.hours })) };
};

/** Until when a request can be agreed: its start, or the end of the first day for one asked on that day itself. */
export const answerByOf = (period: Period, askedAt: string): string => {
  if (askedAt < period.start || period.wish.kind === 'hours') return period.start;
  return beginOf(addDays(period.wish.from, 1), period.zone);
};
