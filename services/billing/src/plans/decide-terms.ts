import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { roundHalf } from '@lendring/contracts/billing/totals.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { Temporal } from 'temporal-polyfill';

/** Half-open period of days in the issuer's time zone: `to` is the first day of the next term. */
export type Term = Readonly<{ from: string; to: string }>;

/**
 * The `count`th term (0-based) since `anchor`. Computing from the anchor keeps the 31st: short months end on their last
 * day, and later terms return to the 31st.
 */
export const termOf = (anchor: string, interval: Interval, count: number): Term => {
  const begins = (n: number) =>
    Temporal.PlainDate.from(anchor)
      .add(interval === 'month' ? { months: n } : { years: n })
      .toString();
  return { from: begins(count), to: begins(count + 1) };
};

/** Credit in cents for the days left of a term, `day` included. */
export const unusedOf = (net: number, { from, to }: Term, day: string): number => {
  const left = Math.min(Math.max(daysBetween(day, to), 0), daysBetween(from, to));
  return roundHalf(net * left, daysBetween(from, to));
};
