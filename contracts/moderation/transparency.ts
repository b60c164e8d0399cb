import * as z from 'zod';

/** Public, anonymous statistics of one month (DSA art. 24). */
export const TransparencyMonth = z.strictObject({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  reports: z.int(),
  byVisitors: z.int(),
  byType: z.record(z.string(), z.int()),
  byKind: z.record(z.string(), z.int()),
  completed: z.int(),
  declined: z.int(),
  locked: z.int(),
  warned: z.int(),
  suspended: z.int(),
  complaints: z.int(),
  complaintsUpheld: z.int(),
  /** Total hours from first report to decision, summed over `decisions`. */
  hours: z.int(),
  decisions: z.int(),
  byTrusted: z.int(),
  /** Histogram of the decisions on trusted flaggers' reports: number of decisions by hours taken. */
  trustedHours: z.record(z.string(), z.int()),
  /** Number of pauses for manifestly unfounded reports or complaints (DSA art. 24(1)(b)). */
  reportsPaused: z.int(),
  complaintsPaused: z.int(),
  /** Histogram of complaints: number by hours until the answer (DSA art. 24). */
  complaintHours: z.record(z.string(), z.int()),
});
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;

export const transparencyQueries = {
  /** Public statistics by month, newest first; at most 24 months. */
  transparency: { question: z.strictObject({}), answer: z.array(TransparencyMonth) },
} as const;
