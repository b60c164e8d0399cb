import * as z from 'zod';
import { daysBetween } from '../rules/days.js';
import { Day } from './period.js';

/** The longest period in one answer, in days: three years. */
export const MOST_REPORT_DAYS = 1_097;

/** How often what happened, by the name of a counter. */
export const Counts = z.record(z.string(), z.int());
export type Counts = z.infer<typeof Counts>;

/** What a service counted in its own log: numbers by day that name nobody. */
export const DailyNumbers = z.strictObject({
  /** Everything before the first day, added up. */
  before: Counts,
  /** The days on which something happened, the first one first. */
  days: z.array(z.strictObject({ day: Day, counts: Counts })),
  /** The whole period by what is told apart: towns, categories. */
  parts: z.array(z.strictObject({ by: z.string(), key: z.string(), counts: Counts })),
  /**
   * Of what is told by whole months alone, as places and words are (`rules/told-months.ts`): which months stand in
   * `parts`, and what fewer were behind in one of them, added up; nothing there: nobody hears how much that is.
   */
  monthly: z.array(z.strictObject({ by: z.string(), months: z.array(z.string()), fewer: Counts })),
});
export type DailyNumbers = z.infer<typeof DailyNumbers>;

/**
 * The query `daily` of a door, for admins; nothing for others. Both days are included. `parts`: whether they are wanted,
 * too. The same days a year earlier may be one more, for a leap day.
 */
export const dailyQuery = {
  question: z
    .strictObject({ from: Day, to: Day, parts: z.boolean() })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MOST_REPORT_DAYS, 'period'),
  answer: DailyNumbers,
};
