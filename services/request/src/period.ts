import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import { Temporal } from 'temporal-polyfill';

const instant = (time: Temporal.ZonedDateTime) => time.toInstant().toString({ fractionalSecondDigits: 3 });
const startOfDay = (day: string, zone: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone);

/**
 * Turns a wish into instants at the offer's time zone. Days run from midnight to midnight, whatever the clocks do
 * between; hours are elapsed hours. Of a local time that occurs twice, the first counts; null when the clock change
 * skips it.
 */
export const periodOf = (wish: Wish, zone: string): Period | null => {
  if (wish.kind === 'days')
    return { wish, zone, start: instant(startOfDay(wish.from, zone)), end: instant(startOfDay(wish.to, zone)) };
  const local = Temporal.PlainDateTime.from(`${wish.day}T${wish.time}`);
  const start = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!start.toPlainDateTime().equals(local)) return null;
  return { wish, zone, start: instant(start), end: instant(start.add({ hours: wish.hours })) };
};

/** Until when a request can be agreed: its start, or the end of the first day for one asked on that day itself. */
export const answerByOf = (period: Period, askedAt: string): string => {
  if (askedAt < period.start || period.wish.kind === 'hours') return period.start;
  return instant(startOfDay(period.wish.from, period.zone).add({ days: 1 }));
};
