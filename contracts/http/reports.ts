import * as z from 'zod';
import { DecisionId } from '../kernel/ids.js';
import { Email } from '../kernel/email.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { ReportId, ReportTypeId } from '../moderation/verdict.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { Subject, SubjectKind } from '../kernel/subject.js';
import { call } from './call.js';

export const ReportBody = z.strictObject({
  subject: Subject,
  type_id: ReportTypeId.describe('One of `reporttype` of the reference data that fits the subject.'),
  description: paragraph(limits.description).describe('Needed for type 10.'),
  contact: z
    .strictObject({ name: line(limits.name), email: Email })
    .nullable()
    .describe('Needed of visitors, ignored of who is signed in.'),
});
export type ReportBody = z.infer<typeof ReportBody>;

export const OwnReportShape = z.object({
  report_id: ReportId,
  subject: Subject,
  title: z.string().describe('As it was called when it was reported; empty once its person is gone.'),
  type_id: ReportTypeId,
  at: Instant,
  decision: z
    .object({
      decision_id: DecisionId,
      outcome: z.enum(['completed', 'declined']),
      at: Instant,
      complaint: z
        .enum(['waits', 'upheld', 'rejected'])
        .nullable()
        .describe('How the caller’s complaint about it stands; null: there is none.'),
    })
    .nullable()
    .describe('The one that holds now, as reports are decided anew; null: not decided yet.'),
});
export type OwnReportShape = z.infer<typeof OwnReportShape>;

/** Status of a person who frequently sends manifestly unfounded reports or complaints (DSA art. 23). */
const StandingShape = z.object({
  warned_at: Instant.nullable().describe('Null: not within a year.'),
  paused_until: Instant.nullable().describe('Null: they are looked at.'),
});

export const reportCalls = {
  reportable: call('GET /report_subject', {
    access: 'anyone',
    evenClosed: true,
    query: z.object({ kind: SubjectKind, id: z.string().min(1).max(80) }),
    summary: 'How something is called that one wants to report',
    answer: z.object({
      title: z.string().describe('Empty to visitors while the installation is not open yet.'),
      quote: z.string().nullable().describe('The words that are reported, of a message, rating or reply; else null.'),
      own: z.boolean().describe('It is the caller’s own: they cannot report it.'),
    }),
  }),
  report: call('POST /report', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: ReportBody,
    summary: 'Report an offer, a person, a request, a group, a search request or an ad',
    note: 'Also without an account; a receipt is sent by mail.',
    answer: z.object({
      report_id: ReportId.nullable().describe(
        'It begins with the number that the receipt tells. Null for visitors: only the mail tells them whether it was new, and its number.',
      ),
    }),
  }),
  ownReports: call('GET /report_own', {
    access: 'user',
    summary: 'What the caller reported and what became of it, the last 50, and how their reports and complaints stand',
    answer: z.object({
      reports: z.array(OwnReportShape),
      standing: z.object({ reports: StandingShape, complaints: StandingShape }),
    }),
  }),
} as const;
