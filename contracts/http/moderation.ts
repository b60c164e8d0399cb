import * as z from 'zod';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import {
  CaseId,
  ComplaintId,
  DecisionId,
  Ground,
  Measures,
  ReportId,
  ReportTypeId,
  Suspension,
} from '../moderation/decisions.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { ReporterId } from '../moderation/reporter.js';
import { ReporterToken } from '../moderation/reporter-link.js';
import { CaseNumber, CaseState, QueueSort } from '../moderation/queries.js';
import { Subject, SubjectKind } from '../moderation/subject.js';
import { call } from './call.js';
import { numeric, pageQuery, pagingShape, person, PictureShape } from './shapes.js';

export const ReportBody = z.strictObject({
  subject: Subject,
  type_id: ReportTypeId.describe('One of `reporttype` of the reference data that fits the subject.'),
  description: paragraph(limits.description).describe('Needed for type 10.'),
  contact: z
    .strictObject({ name: line(limits.name), email: z.email().max(200) })
    .nullable()
    .describe('Needed of visitors, ignored of who is signed in.'),
});
export type ReportBody = z.infer<typeof ReportBody>;

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

const MeasuresShape = z.object({
  lock: z.boolean(),
  warn: z.boolean(),
  suspend: Suspension.nullable(),
  pictures: z.array(ImageId).optional().describe('Of an offer: those that nobody but its owner sees.'),
  uncounted: z.literal(true).optional().describe('The stars of the rating do not count.'),
});
export type MeasuresShape = z.infer<typeof MeasuresShape>;

const decision = {
  decision_id: DecisionId,
  outcome: z.enum(['completed', 'declined']),
  measures: MeasuresShape,
  suspended_until: Instant.nullable(),
  ground: Ground.nullable(),
  facts: z.string(),
  at: Instant,
};

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
      language: Locale.describe('In which it was written.'),
      at: Instant,
    }),
  ),
  raised: z.array(z.object({ by: z.object(person), reason: z.string(), at: Instant })),
  decisions: z.array(
    z.object({
      ...decision,
      note_to_vendor: z.string(),
      note_to_reporter: z.string(),
      internal_note: z.string(),
      unfounded: z.boolean().describe('Reports were found manifestly unfounded.'),
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

export const OwnDecisionShape = z.object({
  ...decision,
  side: z.enum(['vendor', 'reporter']),
  subject: Subject,
  title: z.string(),
  pictures: z.array(PictureShape).describe('Those that are hidden, for whose they are.'),
  note: z.string(),
  reported: z.boolean().describe('Somebody had reported it; false: it was decided without a report.'),
  trusted: z.boolean().describe('A trusted flagger had (DSA art. 22).'),
  in_force: z.boolean(),
  newer: DecisionId.nullable(),
  complaint_until: Day.describe('The last day for a complaint, by the clock of Germany.'),
  complaint: z
    .object({
      text: z.string(),
      at: Instant,
      answered: z.object({ upheld: z.boolean(), answer: z.string(), at: Instant }).nullable(),
    })
    .nullable(),
});
export type OwnDecisionShape = z.infer<typeof OwnDecisionShape>;

export const OwnReportShape = z.object({
  report_id: ReportId,
  subject: Subject,
  title: z.string().describe('As it was called when it was reported; empty once its person is gone.'),
  type_id: ReportTypeId,
  at: Instant,
  decision: z
    .object({ decision_id: DecisionId, outcome: z.enum(['completed', 'declined']), at: Instant })
    .nullable()
    .describe('Null: not decided yet.'),
});
export type OwnReportShape = z.infer<typeof OwnReportShape>;

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

export const QueueQuery = z.object({
  state: z
    .enum(['waiting', 'complaint', 'completed', 'declined', 'all'])
    .default('waiting')
    .describe('`complaint`: somebody complains, and is not answered yet.'),
  number: CaseNumber.optional().describe(
    'The number of a report as its receipt says it, or the id of a report or case.',
  ),
  kind: SubjectKind.optional(),
  type_id: numeric(ReportTypeId).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  user_id: UserId.optional().describe('Only what is about this person.'),
  trusted: z.literal('yes').optional().describe('Only what a trusted flagger reported.'),
  sort: QueueSort.optional().describe(
    'With `-` the other way round. By default the most urgent first; of decided ones the last changed first.',
  ),
  purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
  ...pageQuery,
  size: numeric(z.int().min(1).max(100)).default(25),
});

export const QueueShape = z.object({ cases: z.array(CaseRowShape), paging: z.object(pagingShape) });
export type QueueShape = z.infer<typeof QueueShape>;

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

const oneCase = { access: 'reports', id: CaseId } as const;

/** Reports, what is decided about them, and what people may say against it. */
export const moderationCalls = {
  reportable: call({
    method: 'GET',
    path: '/report_subject',
    access: 'anyone',
    evenClosed: true,
    query: z.object({ kind: SubjectKind, id: z.string().min(1).max(80) }),
    summary: 'How something is called that one wants to report',
    answer: z.object({ title: z.string() }),
  }),
  report: call({
    method: 'POST',
    path: '/report',
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: ReportBody,
    summary: 'Report an offer, a person, a request, a group, a search request or an ad',
    note: 'Also without an account; a receipt is sent by mail.',
    answer: z.object({ report_id: ReportId.describe('It begins with the number that the receipt tells.') }),
  }),
  reportQueue: call({
    method: 'GET',
    path: '/report',
    access: 'reports',
    query: QueueQuery,
    summary: 'Cases, as they are asked for',
    answer: QueueShape,
  }),
  reportWaiting: call({
    method: 'GET',
    path: '/report_waiting',
    access: 'reports',
    summary: 'How much waits: cases, complaints, ads to review, traders to check',
    answer: z.object({
      open: z.int(),
      by_urgency: z.array(z.object({ urgency: z.int(), cases: z.int() })),
      overdue: z.int(),
      complaints: z.int(),
      ads: z.int().nullable().describe('Ads to review; null: the billing service does not answer.'),
      traders: z.int().nullable().describe('Commercial providers to check; null: the account service does not answer.'),
    }),
  }),
  reportCase: call({
    method: 'GET',
    path: '/report/{id}',
    ...oneCase,
    summary: 'A case: what was reported, and what was decided',
    answer: CaseShape,
  }),
  openReportCase: call({
    method: 'PATCH',
    path: '/report_read/{id}',
    ...oneCase,
    body: z.object({}),
    summary: 'Note that the caller reads a case',
  }),
  raiseCase: call({
    method: 'PATCH',
    path: '/report_raise/{id}',
    access: 'reports',
    id: UserId,
    body: z.strictObject({ reason: paragraph(limits.note, 1) }),
    summary: 'Open a case about a person without a report',
    answer: z.object({ case_id: CaseId }),
  }),
  assignCase: call({
    method: 'PATCH',
    path: '/report_assign/{id}',
    ...oneCase,
    body: z.strictObject({ to: UserId.nullable() }),
    summary: 'Assign a case to somebody who looks after cases, or to nobody',
    answer: CaseShape,
  }),
  decideCase: call({
    method: 'PATCH',
    path: '/report_decide/{id}',
    ...oneCase,
    body: VerdictBody,
    summary: 'Decide a case, for the first time or anew',
    note: 'Measures that are not named any more are taken back.',
    answer: CaseShape,
  }),
  confirmSuspension: call({
    method: 'PATCH',
    path: '/report_confirm/{id}',
    access: 'admin',
    id: CaseId,
    body: z.strictObject({ decision_id: DecisionId }),
    summary: 'Confirm as an admin, and not as who decided it, that somebody is suspended for good',
    answer: CaseShape,
  }),
  answerComplaint: call({
    method: 'PATCH',
    path: '/report_complaint/{id}',
    ...oneCase,
    body: z.strictObject({
      complaint_id: ComplaintId,
      upheld: z.boolean(),
      answer: paragraph(limits.note, 1),
      unfounded: z.literal(true).optional().describe('Of one that was not right: it is manifestly unfounded.'),
    }),
    summary: 'Answer a complaint about a decision of somebody else',
    answer: CaseShape,
  }),
  ownReports: call({
    method: 'GET',
    path: '/report_own',
    access: 'user',
    summary: 'What the caller reported and what became of it, the last 50',
    answer: z.object({ reports: z.array(OwnReportShape) }),
  }),
  ownDecisions: call({
    method: 'GET',
    path: '/decision',
    access: 'user',
    summary: 'Decisions about what is the caller’s own',
    answer: z.object({ decisions: z.array(OwnDecisionShape) }),
  }),
  ownDecision: call({
    method: 'GET',
    path: '/decision/{id}',
    access: 'user',
    id: DecisionId,
    summary: 'A decision about what is the caller’s own, or what became of a report of theirs',
    answer: OwnDecisionShape,
  }),
  complain: call({
    method: 'POST',
    path: '/decision_complaint/{id}',
    access: 'user',
    whenSuspended: true,
    id: DecisionId,
    body: z.strictObject({ text: paragraph(limits.complaint, 1) }),
    summary: 'Complain about a decision, once, within six months',
    answer: OwnDecisionShape,
  }),
  decisionByLink: call({
    method: 'GET',
    path: '/report_decision/{id}',
    access: 'anyone',
    evenClosed: true,
    secret: true,
    id: ReporterToken,
    summary: 'What became of a report, for who made it without an account',
    note: 'The link comes by mail.',
    answer: OwnDecisionShape,
  }),
  complainByLink: call({
    method: 'POST',
    path: '/report_decision/{id}',
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    id: ReporterToken,
    body: z.strictObject({ text: paragraph(limits.complaint, 1) }),
    summary: 'Complain without an account about what became of a report, once, within six months',
    answer: OwnDecisionShape,
  }),
  transparency: call({
    method: 'GET',
    path: '/transparency',
    access: 'anyone',
    evenClosed: true,
    summary: 'Reports and decisions in numbers, month by month',
    answer: TransparencyShape,
  }),
} as const;
