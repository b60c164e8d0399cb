import * as z from 'zod';
import { daysBetween } from './days.js';
import { Day } from './period.js';

/** Maximum period per response in days: three years. */
export const MOST_REPORT_DAYS = 1_097;

export const Counts = z.record(z.string(), z.int());
export type Counts = z.infer<typeof Counts>;

export const DailyNumbers = z.strictObject({
  before: Counts,
  days: z.array(z.strictObject({ day: Day, counts: Counts })),
  parts: z.array(z.strictObject({ by: z.string(), key: z.string(), counts: Counts })),
  /**
   * Dimensions published by whole months only, such as places and words (`published-months.ts`): the months included
   * in `parts`, and the total of entries suppressed for being too small; absent: that total is withheld as well.
   */
  monthly: z.array(z.strictObject({ by: z.string(), months: z.array(z.string()), fewer: Counts })),
});
export type DailyNumbers = z.infer<typeof DailyNumbers>;

/**
 * Query `daily` of a service API, for admins; empty for others. Both days are inclusive. `parts`: whether to include
 * them. The bound allows one day more, because the same days a year earlier may contain a leap day.
 */
export const dailyQuery = {
  question: z
    .strictObject({ from: Day, to: Day, parts: z.boolean() })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MOST_REPORT_DAYS, 'period'),
  answer: DailyNumbers,
};
