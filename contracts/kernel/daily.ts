import * as z from 'zod';
import { daysBetween } from './days.js';
import { Day } from './period.js';

/** Maximum days per report: three years. */
export const MOST_REPORT_DAYS = 1_097;

export const Counts = z.record(z.string(), z.int());
export type Counts = z.infer<typeof Counts>;

/** Adds `counts` to `sum` in place, because reports add thousands of rows. */
export const addCounts = (sum: Counts, counts: Counts): Counts => {
  for (const [counter, n] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + n;
  return sum;
};

export const DailyNumbers = z.strictObject({
  before: Counts,
  days: z.array(z.strictObject({ day: Day, counts: Counts })),
  parts: z.array(z.strictObject({ by: z.string(), key: z.string(), counts: Counts })),
  /**
   * Dimensions that are published by whole months only, such as places and words (`published-months.ts`). `months`:
   * the months included in `parts`; `fewer`: total of the entries too small to publish, absent when that total is
   * withheld as well.
   */
  monthly: z.array(z.strictObject({ by: z.string(), months: z.array(z.string()), fewer: Counts })),
});
export type DailyNumbers = z.infer<typeof DailyNumbers>;

/**
 * Query `daily` of a service API, for admins; empty for other callers. Both days are inclusive, and `parts` requests
 * the breakdowns. The limit is one day above three years, because the same days a year earlier may contain a leap
 * day.
 */
export const dailyQuery = {
  question: z
    .strictObject({ from: Day, to: Day, parts: z.boolean() })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MOST_REPORT_DAYS, 'period'),
  answer: DailyNumbers,
};
