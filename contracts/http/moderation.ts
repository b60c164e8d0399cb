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
import { FeedbackId, FeedbackKind, FeedbackTags, PagePath } from '../moderation/feedback.js';
import { feedbackLimits } from '../moderation/feedback-limits.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { CaseState } from '../moderation/queries.js';
import { Subject, SubjectKind } from '../moderation/subject.js';
import { call } from './call.js';
import { numeric, pageQuery, pagingShape, PictureShape, UserCard } from './shapes.js';

/** `user` is null while nobody can tell who it is: the account service is away. */
const person = { user_id: UserId, user: UserCard.nullable() };

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
  due_at: Instant,
  overdue: z.boolean(),
  urgency: z.int().min(1).max(3),
  to_confirm: z.boolean(),
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
  seen: z.array(z.object({ snapshot: SnapshotShape.nullable(), at: Instant })),
  now: SnapshotShape.nullable(),
  all_reports: z.array(
    z.object({
      report_id: ReportId,
      reporter: z.object(person).nullable(),
      contact: z.object({ name: z.string(), email: z.string() }).nullable(),
      type_id: ReportTypeId,
      description: z.string(),
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
      by: z.object(person),
      confirmed_by: z.object(person).nullable(),
    }),
  ),
  complaints: z.array(
    z.object({
      complaint_id: ComplaintId,
      decision_id: DecisionId,
      from: z.object(person),
      side: z.enum(['vendor', 'reporter']),
      text: z.string(),
      at: Instant,
      answered: z.object({ upheld: z.boolean(), answer: z.string(), by: z.object(person), at: Instant }).nullable(),
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
  in_force: z.boolean(),
  newer: DecisionId.nullable(),
  complaint_until: Day,
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
});
export type VerdictBody = z.infer<typeof VerdictBody>;

export const QueueQuery = z.object({
  state: z.enum(['waiting', 'completed', 'declined', 'all']).default('waiting'),
  kind: SubjectKind.optional(),
  type_id: numeric(ReportTypeId).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  user_id: UserId.optional().describe('Only what is about this person.'),
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
    }),
  ),
});
export type TransparencyShape = z.infer<typeof TransparencyShape>;

export const FeedbackBody = z.strictObject({
  kind: FeedbackKind,
  text: paragraph(feedbackLimits.text, 1),
  page: PagePath.nullable().describe('The path of the page it is about, without what was searched for.'),
  email: z.email().max(200).nullable().describe('Of a visitor who wants an answer; ignored of who is signed in.'),
});
export type FeedbackBody = z.infer<typeof FeedbackBody>;

export const FeedbackRowShape = z.object({
  feedback_id: FeedbackId,
  from: z.object(person).nullable().describe('Null: a visitor.'),
  kind: FeedbackKind,
  language: Locale,
  text: z.string(),
  page: z.string().nullable(),
  tags: z.array(z.string()),
  done: z.boolean(),
  answered: z.boolean(),
  at: Instant,
});
export type FeedbackRowShape = z.infer<typeof FeedbackRowShape>;

export const FeedbackShape = FeedbackRowShape.extend({
  version: z.int(),
  email: z.string().nullable(),
  note: z.string(),
  answerable: z.boolean(),
  answer: z.object({ text: z.string(), by: z.object(person), at: Instant }).nullable(),
});
export type FeedbackShape = z.infer<typeof FeedbackShape>;

export const FeedbackQuery = z.object({
  state: z.enum(['open', 'done', 'all']).default('open'),
  kind: FeedbackKind.optional(),
  language: Locale.optional(),
  tag: line(feedbackLimits.tag).optional(),
  ...pageQuery,
  size: numeric(z.int().min(1).max(100)).default(25),
});

const version = z.int().min(0).describe('Of the feedback as it was shown; another one since is refused.');
const oneFeedback = { access: 'feedback', id: FeedbackId, answer: FeedbackShape } as const;

const oneCase = { access: 'reports', id: CaseId } as const;

/** Reports, what is decided about them, and what people may say against it. */
export const moderationCalls = {
  reportable: call({
    method: 'GET',
    path: '/report_subject',
    access: 'anyone',
    query: z.object({ kind: SubjectKind, id: z.string().min(1).max(80) }),
    summary: 'How something is called that one wants to report',
    answer: z.object({ title: z.string() }),
  }),
  report: call({
    method: 'POST',
    path: '/report',
    access: 'anyone',
    whenSuspended: true,
    body: ReportBody,
    summary: 'Report an offer, a person, a request, a group, a search request or an ad',
    note: 'Also without an account; a receipt is sent by mail.',
  }),
  reportQueue: call({
    method: 'GET',
    path: '/report',
    access: 'reports',
    query: QueueQuery,
    summary: 'Cases, the most urgent first',
    answer: QueueShape,
  }),
  reportWaiting: call({
    method: 'GET',
    path: '/report_waiting',
    access: 'reports',
    summary: 'How much waits: cases, complaints, ads to review',
    answer: z.object({
      open: z.int(),
      by_urgency: z.array(z.object({ urgency: z.int(), cases: z.int() })),
      overdue: z.int(),
      complaints: z.int(),
      ads: z.int().nullable().describe('Ads to review; null: the billing service does not answer.'),
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
    body: z.strictObject({ complaint_id: ComplaintId, upheld: z.boolean(), answer: paragraph(limits.note, 1) }),
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
  giveFeedback: call({
    method: 'POST',
    path: '/feedback',
    access: 'anyone',
    whenSuspended: true,
    body: FeedbackBody,
    summary: 'Say what one noticed about the product',
    note: 'Also without an account.',
  }),
  feedbackList: call({
    method: 'GET',
    path: '/feedback',
    access: 'feedback',
    query: FeedbackQuery,
    summary: 'Feedback, the last one first',
    answer: z.object({ feedback: z.array(FeedbackRowShape), paging: z.object(pagingShape) }),
  }),
  feedback: call({ method: 'GET', path: '/feedback/{id}', ...oneFeedback, summary: 'Feedback, and what became of it' }),
  noteFeedback: call({
    method: 'PATCH',
    path: '/feedback_note/{id}',
    ...oneFeedback,
    body: z.strictObject({ version, tags: FeedbackTags, note: paragraph(feedbackLimits.note) }),
    summary: 'Tags and a note, for admins alone',
  }),
  closeFeedback: call({
    method: 'PATCH',
    path: '/feedback_done/{id}',
    ...oneFeedback,
    body: z.strictObject({ version, done: z.boolean() }),
    summary: 'Call feedback done, or open again',
  }),
  answerFeedback: call({
    method: 'PATCH',
    path: '/feedback_answer/{id}',
    ...oneFeedback,
    body: z.strictObject({ version, answer: paragraph(feedbackLimits.answer, 1) }),
    summary: 'Answer feedback by mail, once',
  }),
  transparency: call({
    method: 'GET',
    path: '/transparency',
    access: 'anyone',
    summary: 'Reports and decisions in numbers, month by month',
    answer: TransparencyShape,
  }),
} as const;
