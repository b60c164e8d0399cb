import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { roundHalf } from '@lendring/contracts/billing/totals.js';
import { daysBetween } from '@lendring/contracts/rules/days.js';
import { Temporal } from 'temporal-polyfill';

/** Days of the issuer's place, half-open: `to` is the first day of the next one. */
export type Term = Readonly<{ from: string; to: string }>;

/**
 * The `count`th term of what began on `anchor` (the first is 0). Each is reckoned from the anchor, so that what began on
 * the 31st ends on the last day of short months and is back on the 31st afterwards.
 */
export const termOf = (anchor: string, interval: Interval, count: number): Term => {
  const begins = (n: number) =>
    Temporal.PlainDate.from(anchor)
      .add(interval === 'month' ? { months: n } : { years: n })
      .toString();
  return { from: begins(count), to: begins(count + 1) };
};

/** What of a term's price is given back to whoever leaves it for a larger plan on `day`: by days, that day included. */
export const unusedOf = (net: number, { from, to }: Term, day: string): number => {
  const left = Math.min(Math.max(daysBetween(day, to), 0), daysBetween(from, to));
  return roundHalf(net * left, daysBetween(from, to));
};
