import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { Locale, UserId, DecisionId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { endings } from './measured.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import { moderationCommands } from './commands.js';
import { Act, ActCode, ActCursor, ActFilter, ActSort, mostActs } from './acts.js';
import { CaseId, ComplaintId, Ground, Measures, ReportId, ReportTypeId } from './decisions.js';
import { FeedbackFilter, FeedbackId, FeedbackKind, FeedbackRow, FeedbackSort, FeedbackView } from './feedback.js';
import { HintFilter, HintId, HintKind, HintSort, HintView, OwnHint } from './hints.js';
import { Flagger } from './flagger.js';
import { OwnWarning, ReporterId, ReporterView, FilingStanding } from './reporter.js';
import { ReporterToken } from './reporter-link.js';
import { Snapshot, Subject, SubjectKind } from '../kernel/subject.js';
import { Told, toldAfter } from './told.js';
import { WordEntry } from './word-lists.js';
import { TemplateList } from './text-templates.js';

/** `complaint`: decided, with a pending complaint. */
export const CaseState = z.enum(['open', 'complaint', 'completed', 'declined']);
export type CaseState = z.infer<typeof CaseState>;

export const CaseRow = z.strictObject({
  caseId: CaseId,
  subject: Subject,
  ownerId: UserId,
  state: CaseState,
  assignedTo: UserId.nullable(),
  title: z.string(),
  /** Reasons of unanswered reports, or of all once decided; most frequent first. */
  typeIds: z.array(ReportTypeId),
  reports: z.int(),
  firstReportAt: Instant,
  lastReportAt: Instant,
  changedAt: Instant,
  /** Deadline of the decision: one day, three days or a week, by urgency. */
  dueAt: Instant,
  /** 1 to 3; 3 is most urgent. */
  urgency: z.int().min(1).max(3),
  toConfirm: z.boolean(),
  /** Includes an unanswered report of a trusted flagger. */
  trusted: z.boolean(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const Report = z.strictObject({
  reportId: ReportId,
  userId: UserId.nullable(),
  /** Visitors only; null once erased. */
  contact: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  typeId: ReportTypeId,
  description: z.string(),
  trusted: z.boolean(),
  unfounded: z.boolean(),
  /** Key for `reporter`; null: a visitor whose data was erased. */
  reporterId: ReporterId.nullable(),
  locale: Locale,
  at: Instant,
});

/** Recent cases of a reporter, and those found unjustified (DSA art. 23). */
export const ReporterRecord = z.strictObject({ reports: z.int(), declined: z.int() });
export type ReporterRecord = z.infer<typeof ReporterRecord>;

export const Raised = z.strictObject({ by: UserId, reason: z.string(), at: Instant });

export const Complaint = z.strictObject({
  complaintId: ComplaintId,
  decisionId: DecisionId,
  userId: UserId.nullable(),
  side: z.enum(['vendor', 'reporter']),
  locale: Locale,
  text: z.string(),
  at: Instant,
  answered: z
    .strictObject({ upheld: z.boolean(), unfounded: z.boolean(), answer: z.string(), by: UserId, at: Instant })
    .nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

export const CaseDecision = z.strictObject({
  decisionId: DecisionId,
  outcome: z.enum(['completed', 'declined']),
  measures: Measures,
  ground: Ground.nullable(),
  facts: z.string(),
  noteToVendor: z.string(),
  noteToReporter: z.string(),
  internalNote: z.string(),
  unfounded: z.boolean(),
  /** Upheld complaint that revoked the previous decision. */
  complaintId: ComplaintId.nullable(),
  by: UserId,
  at: Instant,
  suspendedUntil: Instant.nullable(),
  confirmedBy: UserId.nullable(),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

export const CaseView = CaseRow.extend({
  /** The owner's language; null: no account or no confirmed address. */
  ownerLocale: Locale.nullable(),
  seen: z.array(z.strictObject({ snapshot: Snapshot.nullable(), at: Instant })),
  /** Current public state; null: no longer public, or private between two people. */
  now: Snapshot.nullable(),
  allReports: z.array(Report.extend({ record: ReporterRecord.nullable() })),
  raised: z.array(Raised),
  /** Newest first; the first is in force. */
  decisions: z.array(CaseDecision),
  complaints: z.array(Complaint),
  history: z.array(CaseRow),
});
export type CaseView = z.infer<typeof CaseView>;

/** Decision as shown to the affected person (statement of reasons, DSA art. 17) or to a reporter. */
export const OwnDecision = z.strictObject({
  decisionId: DecisionId,
  side: z.enum(['vendor', 'reporter']),
  subject: Subject,
  title: z.string(),
  outcome: z.enum(['completed', 'declined']),
  /** Reporters do not see the length of a suspension. */
  measures: Measures,
  suspendedUntil: Instant.nullable(),
  ground: Ground.nullable(),
  facts: z.string(),
  note: z.string(),
  at: Instant,
  /** False: decided on our own initiative (DSA art. 17). */
  reported: z.boolean(),
  trusted: z.boolean(),
  ended: z.array(z.enum(endings)),
  unfounded: z.boolean(),
  /**
   * Reporters only: their reports up to then, newest first; texts are omitted when only the address identifies the
   * reporter.
   */
  reports: z.array(Report.pick({ reportId: true, typeId: true, description: true, at: true })),
  inForce: z.boolean(),
  /** Decision that replaced it; null: none, or not visible to the caller. */
  newer: DecisionId.nullable(),
  /** Opens the newer decision without an account, for callers who used a link. */
  newerToken: ReporterToken.optional(),
  complaintUntil: Day,
  complaint: Complaint.pick({ text: true, at: true })
    .extend({
      answered: z
        .strictObject({ upheld: z.boolean(), unfounded: z.boolean(), answer: z.string(), at: Instant })
        .nullable(),
    })
    .nullable(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

export const OwnReport = z.strictObject({
  reportId: ReportId,
  subject: Subject,
  title: z.string(),
  typeId: ReportTypeId,
  at: Instant,
  decision: OwnDecision.pick({ decisionId: true, outcome: true, at: true })
    .extend({ complaint: z.enum(['waits', 'upheld', 'rejected']).nullable() })
    .nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** A leading `-` reverses the order. Ties in urgency are sorted by deadline. */
export const QueueSort = z.enum(['-urgency', 'urgency', 'due', '-due', 'reports', '-reports', 'changed', '-changed']);
export type QueueSort = z.infer<typeof QueueSort>;

/** Report number as on the receipt (first eight digits of its id), or the id of a report or case. */
export const CaseNumber = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{8}$/i);

export const mostOwners = 100;

export const QueueFilter = z.strictObject({
  /** `complaint`: unanswered, or upheld without a new decision yet. */
  state: z.enum(['waiting', 'complaint', 'completed', 'declined', 'all']),
  kind: SubjectKind.optional(),
  typeId: ReportTypeId.optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  ownerId: UserId.optional(),
  trusted: z.literal(true).optional(),
  number: CaseNumber.optional(),
  /** Prefix or whole words of the title, or a subject of `owners`, the people matched by the text. */
  text: z.string().max(200).optional(),
  owners: z.array(UserId).max(mostOwners).optional(),
});

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

export const moderationOwnData = {
  reports: z.strictObject({
    reportId: ReportId,
    subject: Subject,
    typeId: ReportTypeId,
    description: z.string(),
    at: Instant,
  }),
  decisions: OwnDecision,
  feedback: z.strictObject({
    feedbackId: FeedbackId,
    kind: FeedbackKind,
    text: z.string(),
    page: z.string().nullable(),
    answer: z.string().nullable(),
    at: Instant,
  }),
  hints: OwnHint,
  warnings: OwnWarning,
};

export const moderationDoor = defineDoor('moderation', moderationCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(moderationOwnData),
  /**
   * Title of the subject; `quote`: text of a message, rating or reply; `own`: belongs to the caller, who may not report
   * it; null: not visible to the caller.
   */
  reportable: {
    question: z.strictObject({ subject: Subject }),
    answer: z.strictObject({ title: z.string(), quote: z.string().nullable(), own: z.boolean() }).nullable(),
  },
  /** Report staff only; empty for others. Default order: most urgent first; closed cases by latest change. */
  queue: {
    question: z.strictObject({ filter: QueueFilter, sort: QueueSort.optional(), paging: Paging }),
    answer: pageOf(CaseRow),
  },
  case: { question: z.strictObject({ caseId: CaseId }), answer: CaseView.nullable() },
  /** Moderation history of a person, for staff; null for others. `suspendedBy`: cases that suspend the person. */
  about: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ open: z.int(), all: z.int(), suspendedBy: z.array(CaseId) }).nullable(),
  },
  /** Case about the person, as opened by `raiseCase`. Report staff only; null for others. */
  caseAbout: { question: z.strictObject({ userId: UserId }), answer: CaseId.nullable() },
  /** Counts of waiting and overdue cases. Report staff only; zero for others. */
  waiting: {
    question: z.strictObject({}),
    answer: z.strictObject({
      open: z.int(),
      /** Counts by urgency, least urgent first. */
      byUrgency: z.array(z.int()).length(3),
      overdue: z.int(),
      complaints: z.int(),
      mine: z.int(),
    }),
  },
  decisions: { question: z.strictObject({}), answer: z.array(OwnDecision) },
  reports: { question: z.strictObject({}), answer: z.array(OwnReport) },
  /** System only: account holders to notify about a decision, from the event log. */
  toldOf: { question: z.strictObject({ caseId: CaseId, ...toldAfter }), answer: z.array(Told) },
  decision: { question: z.strictObject({ decisionId: DecisionId }), answer: OwnDecision.nullable() },
  decisionByLink: { question: z.strictObject({ token: ReporterToken }), answer: OwnDecision.nullable() },
  /**
   * Audit log for admins; empty for others. Newest first without a `sort`; `before`: cursor of the page. `older`:
   * cursor of the next page; null: last page. Entries on cases about the caller are omitted.
   */
  acts: {
    question: z.strictObject({
      filter: ActFilter,
      sort: ActSort.optional(),
      before: ActCursor.nullable(),
      size: z.int().min(1).max(mostActs),
    }),
    answer: z.strictObject({
      acts: z.array(Act),
      older: ActCursor.nullable(),
      /** Action codes in the log, in the order of `actCodes`; codes of cases and hints are always included. */
      codes: z.array(ActCode),
      /** People in the log, at most `mostActors`, including former staff. */
      actors: z.array(UserId),
    }),
  },
  /** Feedback staff only; empty for others. Newest first. */
  feedbackList: {
    question: z.strictObject({ filter: FeedbackFilter, sort: FeedbackSort.optional(), paging: Paging }),
    answer: pageOf(FeedbackRow),
  },
  feedbackTags: { question: z.strictObject({}), answer: z.array(z.string()) },
  /** Feedback staff only; null for others. */
  feedback: { question: z.strictObject({ feedbackId: FeedbackId }), answer: FeedbackView.nullable() },
  wordList: { question: z.strictObject({ language: Locale }), answer: z.array(WordEntry) },
  /**
   * Report staff only; empty for others. Without a `sort`, open hints by severity, then newest first; others newest
   * first. Hints about the caller are omitted.
   */
  hints: {
    question: z.strictObject({ filter: HintFilter, sort: HintSort.optional(), paging: Paging }),
    answer: pageOf(HintView),
  },
  /** Null for other callers, about the caller, and when not found. */
  hint: { question: z.strictObject({ hintId: HintId }), answer: HintView.nullable() },
  openHints: { question: z.strictObject({}), answer: z.array(z.strictObject({ kind: HintKind, open: z.int() })) },
  caseOfHint: { question: z.strictObject({ hintId: HintId }), answer: CaseId.nullable() },
  /** Admins only; empty for others. In order of appointment. */
  flaggers: { question: z.strictObject({}), answer: z.array(Flagger) },
  ownStanding: {
    question: z.strictObject({}),
    answer: z.strictObject({ reports: FilingStanding, complaints: FilingStanding }),
  },
  /** A reporter's history and measures. Report staff only; null for others and about themselves. */
  reporter: { question: z.strictObject({ reporterId: ReporterId }), answer: ReporterView.nullable() },
  templates: { question: z.strictObject({}), answer: z.array(TemplateList) },
  /** Public; newest month first, at most 24. */
  transparency: { question: z.strictObject({}), answer: z.array(TransparencyMonth) },
});
