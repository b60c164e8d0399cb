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
  /** Total hours from first report to decision, over `decisions`. */
  hours: z.int(),
  decisions: z.int(),
  byTrusted: z.int(),
  /** Histogram: number of decisions on these reports by hours taken. */
  trustedHours: z.record(z.string(), z.int()),
  /** Number of pauses for manifestly unfounded submissions (DSA art. 24(1)(b)). */
  reportsPaused: z.int(),
  complaintsPaused: z.int(),
  /** Histogram: number of complaints by hours until the answer (DSA art. 24). */
  complaintHours: z.record(z.string(), z.int()),
});
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;

export const transparencyQueries = {
  /** Public; newest month first, at most 24. */
  transparency: { question: z.strictObject({}), answer: z.array(TransparencyMonth) },
} as const;
