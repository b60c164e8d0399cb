import * as z from 'zod';
import { ReportTypeId } from '../moderation/verdict.js';
import { SubjectKind } from '../kernel/subject.js';
import { call } from './call.js';

export const TransparencyShape = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      reports: z.int(),
      by_visitors: z.int(),
      by_type: z.array(z.object({ type_id: ReportTypeId, reports: z.int() })),
      by_kind: z.array(z.object({ kind: SubjectKind, reports: z.int() })),
      completed: z.int(),
      declined: z.int(),
      locked: z.int(),
      warned: z.int(),
      suspended: z.int(),
      complaints: z.int(),
      complaints_upheld: z.int(),
      hours_to_decision: z.number().nullable(),
      by_trusted: z.int().describe('Of the reports, by trusted flaggers.'),
      median_hours_trusted: z.number().nullable().describe('Median hours from such a report to its decision.'),
      reports_paused: z
        .int()
        .describe('Times that reports of somebody were suspended for being manifestly unfounded (DSA art. 24(1)(b)).'),
      complaints_paused: z.int().describe('The same of complaints.'),
      median_hours_complaints: z.number().nullable().describe('Median hours from a complaint to its answer.'),
    }),
  ),
  median_hours_trusted: z.number().nullable().describe('Of all these months.'),
  median_hours_complaints: z.number().nullable().describe('Of all these months.'),
});
export type TransparencyShape = z.infer<typeof TransparencyShape>;

export const transparencyCalls = {
  transparency: call('GET /transparency', {
    access: 'anyone',
    evenClosed: true,
    summary: 'Reports and decisions in numbers, month by month',
    answer: TransparencyShape,
  }),
} as const;
