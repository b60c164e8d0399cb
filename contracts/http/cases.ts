import * as z from 'zod';
import { Locale, UserId, DecisionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { CaseId, ComplaintId, Ground, Measures, ReportId, ReportTypeId } from '../moderation/verdict.js';
import { ReporterId } from '../moderation/unfounded-reports.js';
import { CaseNumber, CaseState, QueueSort } from '../moderation/case.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { Subject, SubjectKind } from '../kernel/subject.js';
import { call } from './call.js';
import { decisionShape } from './decisions.js';
import { pageBody, person, PictureShape, pagedShape } from './shapes.js';

export const CaseRowShape = z.object({
  case_id: CaseId,
  subject: Subject,
  owner: z.object(person),
  state: CaseState,
  assigned_to: z.object(person).nullable(),
  title: z.string(),
  type_ids: z.array(ReportTypeId),
  reports: z.int(),
  first_report_at: Instant,
  last_report_at: Instant,
  changed_at: Instant.describe('When anything last happened in it.'),
  due_at: Instant,
  overdue: z.boolean(),
  urgency: z.int().min(1).max(3),
  to_confirm: z.boolean(),
  trusted: z.boolean().describe('A trusted flagger is among the reporters.'),
});
export type CaseRowShape = z.infer<typeof CaseRowShape>;

const SnapshotShape = z.object({ title: z.string(), text: z.string(), pictures: z.array(PictureShape) });

export const CaseShape = CaseRowShape.extend({
  owner_language: Locale.nullable().describe('Null: nobody who is told anything.'),
  seen: z.array(z.object({ snapshot: SnapshotShape.nullable(), at: Instant })),
  now: SnapshotShape.nullable(),
  all_reports: z.array(
    z.object({
      report_id: ReportId,
      reporter: z.object(person).nullable(),
      contact: z.object({ name: z.string(), email: z.string() }).nullable(),
      type_id: ReportTypeId,
      description: z.string(),
      trusted: z.boolean().describe('By a trusted flagger.'),
      unfounded: z.boolean().describe('It was found manifestly unfounded.'),
      reporter_id: ReporterId.nullable().describe('For `/reporter/{id}`; null: nobody knows any more who it was.'),
      record: z
        .object({ reports: z.int(), declined: z.int() })
        .nullable()
        .describe(
          'Cases that they reported, of the last hundred reports, and how many were declined; null for visitors.',
        ),
      language: Locale.describe('In which the reporter reads the decision.'),
      at: Instant,
    }),
  ),
  raised: z.array(z.object({ by: z.object(person), reason: z.string(), at: Instant })),
  decisions: z.array(
    z.object({
      ...decisionShape,
      note_to_vendor: z.string(),
      note_to_reporter: z.string(),
      internal_note: z.string(),
      unfounded: z.boolean().describe('Reports were found manifestly unfounded.'),
      complaint_id: ComplaintId.nullable().describe(
        'The upheld complaint whose answer takes the decision before it back.',
      ),
      by: z.object(person),
      confirmed_by: z.object(person).nullable(),
    }),
  ),
  complaints: z.array(
    z.object({
      complaint_id: ComplaintId,
      decision_id: DecisionId,
      from: z.object(person).nullable().describe('Null: somebody without an account.'),
      side: z.enum(['vendor', 'reporter']),
      language: Locale.describe('In which an answer is read.'),
      text: z.string(),
      at: Instant,
      answered: z
        .object({ upheld: z.boolean(), unfounded: z.boolean(), answer: z.string(), by: z.object(person), at: Instant })
        .nullable(),
    }),
  ),
  history: z.array(CaseRowShape),
});
export type CaseShape = z.infer<typeof CaseShape>;

export const VerdictBody = z.strictObject({
  after: DecisionId.nullable().describe('The last decision of the case as it was shown; null: there was none.'),
  outcome: z.enum(['completed', 'declined']),
  measures: Measures,
  ground: Ground.nullable(),
  facts: paragraph(limits.facts),
  note_to_vendor: paragraph(limits.note),
  note_to_reporter: paragraph(limits.note),
  internal_note: paragraph(limits.note),
  unfounded: z.literal(true).optional().describe('Of what is declined: the reports are manifestly unfounded.'),
});
export type VerdictBody = z.infer<typeof VerdictBody>;

export const QueueBody = z.strictObject({
  state: z
    .enum(['waiting', 'complaint', 'completed', 'declined', 'all'])
    .default('waiting')
    .describe('`complaint`: somebody complains, and is not answered yet.'),
  number: CaseNumber.optional().describe(
    'The number of a report as its receipt says it, or the id of a report or case.',
  ),
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'How the title of what was reported begins, or whole words of it; or how a nickname or company of whose it is begins.',
    ),
  kind: SubjectKind.optional(),
  type_id: ReportTypeId.optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  user_id: UserId.optional().describe('Only what is about this person.'),
  trusted: z.literal('yes').optional().describe('Only what a trusted flagger reported.'),
  sort: QueueSort.optional().describe(
    'With `-` the other way round. By default the most urgent first; of decided ones the last changed first.',
  ),
  purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
  ...pageBody,
});

export const QueueShape = pagedShape({ cases: z.array(CaseRowShape) });
export type QueueShape = z.infer<typeof QueueShape>;

const oneCase = { access: 'reports', id: CaseId, key: 'caseId' } as const;

export const caseCalls = {
  reportQueue: call('POST /report_search', {
    access: 'reports',
    reads: true,
    body: QueueBody,
    summary: 'Cases, as they are asked for',
    answer: QueueShape,
  }),
  reportWaiting: call('GET /report_waiting', {
    access: 'reports',
    summary: 'How much waits: cases, complaints, ads to review, traders to check',
    answer: z.object({
      open: z.int(),
      by_urgency: z.array(z.object({ urgency: z.int(), cases: z.int() })),
      overdue: z.int(),
      complaints: z.int(),
      mine: z.int().describe('Waiting cases that the caller has taken on.'),
      ads: z.int().nullable().describe('Ads to review; null: the billing service does not answer.'),
      traders: z.int().nullable().describe('Commercial providers to check; null: the account service does not answer.'),
    }),
  }),
  reportCase: call('GET /report/{id}', {
    ...oneCase,
    summary: 'A case: what was reported, and what was decided',
    answer: CaseShape,
  }),
  openReportCase: call('PATCH /report_read/{id}', {
    ...oneCase,
    body: z.object({}),
    sends: 'moderation.noteReading',
    summary: 'Note that the caller reads a case',
  }),
  raiseCase: call('PATCH /report_raise/{id}', {
    access: 'reports',
    id: UserId,
    body: z.strictObject({ reason: paragraph(limits.note, 1) }),
    summary: 'Open a case about a person without a report',
    answer: z.object({ case_id: CaseId }),
  }),
  assignCase: call('PATCH /report_assign/{id}', {
    ...oneCase,
    body: z.strictObject({ to: UserId.nullable() }),
    sends: 'moderation.assign',
    answers: 'reportCase',
    summary: 'Assign a case to somebody who looks after cases, or to nobody',
    answer: CaseShape,
  }),
  decideCase: call('PATCH /report_decide/{id}', {
    ...oneCase,
    body: VerdictBody,
    summary: 'Decide a case, for the first time or anew',
    note: 'Measures that are not named any more are taken back.',
    answer: CaseShape,
  }),
  confirmSuspension: call('PATCH /report_confirm/{id}', {
    access: 'admin',
    id: CaseId,
    key: 'caseId',
    body: z.strictObject({ decision_id: DecisionId }),
    sends: 'moderation.confirmSuspension',
    answers: 'reportCase',
    summary: 'Confirm as an admin, and not as who decided it, that somebody is suspended for good',
    answer: CaseShape,
  }),
  answerComplaint: call('PATCH /report_complaint/{id}', {
    ...oneCase,
    body: z.strictObject({
      complaint_id: ComplaintId,
      upheld: z.boolean(),
      answer: paragraph(limits.note, 1),
      unfounded: z.literal(true).optional().describe('Of one that was not right: it is manifestly unfounded.'),
    }),
    sends: 'moderation.answerComplaint',
    answers: 'reportCase',
    summary: 'Answer a complaint about a decision of somebody else',
    answer: CaseShape,
  }),
} as const;
