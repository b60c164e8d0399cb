import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { Locale, UserId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { endings } from './measured.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import { moderationCommands } from './commands.js';
import { Act, ActCode, ActCursor, ActFilter, ActSort, mostActs } from './acts.js';
import { CaseId, ComplaintId, DecisionId, Ground, Measures, ReportId, ReportTypeId } from './decisions.js';
import { FeedbackFilter, FeedbackId, FeedbackKind, FeedbackRow, FeedbackSort, FeedbackView } from './feedback.js';
import { HintFilter, HintId, HintKind, HintSort, HintView, OwnHint } from './hints.js';
import { Flagger } from './flagger.js';
import { OwnWarning, ReporterId, ReporterView, FilingStanding } from './reporter.js';
import { ReporterToken } from './reporter-link.js';
import { Snapshot, Subject, SubjectKind } from './subject.js';
import { Told, toldAfter } from './told.js';
import { WordEntry } from './word-lists.js';
import { TemplateList } from './text-templates.js';

/** `complaint`: it was decided, and somebody complains. */
export const CaseState = z.enum(['open', 'complaint', 'completed', 'declined']);
export type CaseState = z.infer<typeof CaseState>;

/** A row of the queue. */
export const CaseRow = z.strictObject({
  caseId: CaseId,
  subject: Subject,
  ownerId: UserId,
  state: CaseState,
  assignedTo: UserId.nullable(),
  /** How it was called when it was last reported; empty once its person is gone. */
  title: z.string(),
  /** Of reports that no decision has answered, or of all where one has. The most frequent first. */
  typeIds: z.array(ReportTypeId),
  reports: z.int(),
  firstReportAt: Instant,
  lastReportAt: Instant,
  /** When anything last happened in it. */
  changedAt: Instant,
  /** By when it should be decided: a day for what is urgent, three days, or a week. */
  dueAt: Instant,
  /** 1 to 3; the highest is the most urgent. */
  urgency: z.int().min(1).max(3),
  /** A suspension for good waits for somebody else. */
  toConfirm: z.boolean(),
  /** A trusted flagger is among the reporters, of those reports. */
  trusted: z.boolean(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const Report = z.strictObject({
  reportId: ReportId,
  /** An account; null for a visitor. */
  userId: UserId.nullable(),
  /** Of a visitor; null once they were erased. */
  contact: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  typeId: ReportTypeId,
  description: z.string(),
  /** By a trusted flagger. */
  trusted: z.boolean(),
  /** It was found manifestly unfounded. */
  unfounded: z.boolean(),
  /** Who it is to `reporter`; null: they reported without an account, and are forgotten. */
  reporterId: ReporterId.nullable(),
  /** What it was written in. */
  locale: Locale,
  at: Instant,
});

/** What somebody reported lately: cases, and how many of them were found without ground (DSA art. 23). */
export const ReporterRecord = z.strictObject({ reports: z.int(), declined: z.int() });
export type ReporterRecord = z.infer<typeof ReporterRecord>;

/** Who raised a case of their own accord, and why. */
export const Raised = z.strictObject({ by: UserId, reason: z.string(), at: Instant });

export const Complaint = z.strictObject({
  complaintId: ComplaintId,
  decisionId: DecisionId,
  /** Null: somebody without an account. */
  userId: UserId.nullable(),
  side: z.enum(['vendor', 'reporter']),
  /** What an answer is read in. */
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
  /** Reports were found manifestly unfounded. */
  unfounded: z.boolean(),
  /** The upheld complaint in whose answer the decision before it was taken back. */
  complaintId: ComplaintId.nullable(),
  by: UserId,
  at: Instant,
  /** Until when somebody is kept from writing; null: they are not, or for good. */
  suspendedUntil: Instant.nullable(),
  /** Who confirmed a suspension for good. */
  confirmedBy: UserId.nullable(),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

export const CaseView = CaseRow.extend({
  /** What its person reads; null: they have no account any more, or no confirmed address. */
  ownerLocale: Locale.nullable(),
  /** How it looked each time it was reported and had changed; the last one first. */
  seen: z.array(z.strictObject({ snapshot: Snapshot.nullable(), at: Instant })),
  /** How everybody sees it now; null: nobody sees it any more, or only its two sides do. */
  now: Snapshot.nullable(),
  /** The last one first. */
  allReports: z.array(Report.extend({ record: ReporterRecord.nullable() })),
  /** The last one first. */
  raised: z.array(Raised),
  /** The last one first; that one is in force. */
  decisions: z.array(CaseDecision),
  complaints: z.array(Complaint),
  /** Other cases about the same person, the last one first. */
  history: z.array(CaseRow),
});
export type CaseView = z.infer<typeof CaseView>;

/** What somebody reads of a decision: the statement of reasons (DSA art. 17), or what became of their report. */
export const OwnDecision = z.strictObject({
  decisionId: DecisionId,
  side: z.enum(['vendor', 'reporter']),
  subject: Subject,
  title: z.string(),
  outcome: z.enum(['completed', 'declined']),
  /** What was done; a reporter is not told how long somebody is kept out. */
  measures: Measures,
  suspendedUntil: Instant.nullable(),
  ground: Ground.nullable(),
  facts: z.string(),
  note: z.string(),
  at: Instant,
  /** Somebody had reported it; false: it was decided of our own accord (DSA art. 17). */
  reported: z.boolean(),
  /** A trusted flagger had (DSA art. 22). */
  trusted: z.boolean(),
  /** What the one before it had done, and it does not. */
  ended: z.array(z.enum(endings)),
  /** To a reporter: their report is manifestly unfounded (DSA art. 23). */
  unfounded: z.boolean(),
  /** To a reporter: what they had reported by then, the last one first; to whose address alone is known, without words. */
  reports: z.array(Report.pick({ reportId: true, typeId: true, description: true, at: true })),
  /** It is the last one, and holds. */
  inForce: z.boolean(),
  /** The one that took its place; null: none did, or it is nothing of theirs. */
  newer: DecisionId.nullable(),
  /** What opens it without an account, for who opened this one so. */
  newerToken: ReporterToken.optional(),
  /** The last day on which one may complain. */
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

/** A report of one's own; `decision`: what answered it, null: nothing yet. */
export const OwnReport = z.strictObject({
  reportId: ReportId,
  subject: Subject,
  /** How it was called when it was reported; empty once its person is gone. */
  title: z.string(),
  typeId: ReportTypeId,
  at: Instant,
  /** `complaint`: how theirs about it stands; null: there is none. */
  decision: OwnDecision.pick({ decisionId: true, outcome: true, at: true })
    .extend({ complaint: z.enum(['waits', 'upheld', 'rejected']).nullable() })
    .nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** How the queue may be ordered; with `-` the other way round. Of cases as urgent as each other the first due comes first. */
export const QueueSort = z.enum(['-urgency', 'urgency', 'due', '-due', 'reports', '-reports', 'changed', '-changed']);
export type QueueSort = z.infer<typeof QueueSort>;

/** The number of a report, as its receipt says it (eight digits of its id), or the id of a report or of a case. */
export const CaseNumber = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{8}$/i);

/** So many people may be meant by a word, at most. */
export const mostOwners = 100;

/** How the queue is narrowed. */
export const QueueFilter = z.strictObject({
  /** `complaint`: one is not answered yet, or was upheld and the case is not decided anew. */
  state: z.enum(['waiting', 'complaint', 'completed', 'declined', 'all']),
  kind: SubjectKind.optional(),
  /** The most frequent reason. */
  typeId: ReportTypeId.optional(),
  /** Only those that are the asker's to decide, or nobody's yet. */
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Only those about this person. */
  ownerId: UserId.optional(),
  /** Only those that a trusted flagger reported. */
  trusted: z.literal(true).optional(),
  /** Only the cases of a report, or the case itself. */
  number: CaseNumber.optional(),
  /** Beginning of its title, or whole words of it; or one of `owners`, whom the words mean. */
  text: z.string().max(200).optional(),
  owners: z.array(UserId).max(mostOwners).optional(),
});

/** What one month came to, for everybody (DSA art. 24): numbers that name nobody. */
export const TransparencyMonth = z.strictObject({
  /** `2027-03`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  reports: z.int(),
  /** Of these, by people without an account. */
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
  /** Hours from the first report to the decision, added up, of so many decisions. */
  hours: z.int(),
  decisions: z.int(),
  /** Of the reports, by trusted flaggers (DSA art. 22). */
  byTrusted: z.int(),
  /** How many decisions that answer these took so many hours, by hours. */
  trustedHours: z.record(z.string(), z.int()),
  /** Times that somebody's reports, or complaints, were not looked at for being manifestly unfounded (DSA art. 24(1)(b)). */
  reportsPaused: z.int(),
  complaintsPaused: z.int(),
  /** How many complaints waited so many hours for their answer, by hours (DSA art. 24). */
  complaintHours: z.record(z.string(), z.int()),
});
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;

/** Files of a takeout: what one reported, what was decided about what is one's own, feedback, and what stood out. */
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
  /** For admins: numbers of each day. */
  daily: dailyQuery,
  ownData: ownDataQuery(moderationOwnData),
  /**
   * How something is called; `quote`: the words themselves, of a message, rating or reply; `own`: it is the asker's, who
   * may not report it; null: they cannot see it.
   */
  reportable: {
    question: z.strictObject({ subject: Subject }),
    answer: z.strictObject({ title: z.string(), quote: z.string().nullable(), own: z.boolean() }).nullable(),
  },
  /** For who looks after cases; empty for others. Without a `sort` the most urgent first; done ones the last changed first. */
  queue: {
    question: z.strictObject({ filter: QueueFilter, sort: QueueSort.optional(), paging: Paging }),
    answer: pageOf(CaseRow),
  },
  /** For who looks after cases. */
  case: { question: z.strictObject({ caseId: CaseId }), answer: CaseView.nullable() },
  /** What there is about a person, for who looks after people; null for others. `suspendedBy`: cases that keep them out. */
  about: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ open: z.int(), all: z.int(), suspendedBy: z.array(CaseId) }).nullable(),
  },
  /** The case about a person themselves, as `raiseCase` opens it; for who looks after cases, null for others. */
  caseAbout: { question: z.strictObject({ userId: UserId }), answer: CaseId.nullable() },
  /** How many wait, and how many of them too long; for who looks after cases, zero for others. */
  waiting: {
    question: z.strictObject({}),
    answer: z.strictObject({
      open: z.int(),
      /** Of these, by urgency: the least urgent first. */
      byUrgency: z.array(z.int()).length(3),
      overdue: z.int(),
      complaints: z.int(),
      /** Waiting ones that the asker has taken on. */
      mine: z.int(),
    }),
  },
  /** About what is the asker's own, the last one first. */
  decisions: { question: z.strictObject({}), answer: z.array(OwnDecision) },
  /** By the asker, the last one first, at most 50. */
  reports: { question: z.strictObject({}), answer: z.array(OwnReport) },
  /** System only: who with an account is told of what happened to a decision, from the log. */
  toldOf: { question: z.strictObject({ caseId: CaseId, ...toldAfter }), answer: z.array(Told) },
  /** For whom it concerns, and who had reported. */
  decision: { question: z.strictObject({ decisionId: DecisionId }), answer: OwnDecision.nullable() },
  /** For who reported without an account, by the link in their mail. */
  decisionByLink: { question: z.strictObject({ token: ReporterToken }), answer: OwnDecision.nullable() },
  /**
   * The audit log, for admins; empty for others. The last act first without a `sort`; `before`: only what stands behind
   * that place in the order. `older`: where the next page begins; null: there is none. What was done to a case about the
   * asker is not told.
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
      /** Every act that the log has, in the order of `actCodes`; those of cases and hints whether it has them or not. */
      codes: z.array(ActCode),
      /** People who have acted, at most `mostActors`; those too who have no role any more. */
      actors: z.array(UserId),
    }),
  },
  /** For admins; empty for others. The last one first. */
  feedbackList: {
    question: z.strictObject({ filter: FeedbackFilter, sort: FeedbackSort.optional(), paging: Paging }),
    answer: pageOf(FeedbackRow),
  },
  /** Words in use for the newest feedback, the most frequent first; for who looks after it, empty for others. */
  feedbackTags: { question: z.strictObject({}), answer: z.array(z.string()) },
  /** For admins. */
  feedback: { question: z.strictObject({ feedbackId: FeedbackId }), answer: FeedbackView.nullable() },
  /** A list of words, by their text; for who looks after reports, empty for others. */
  wordList: { question: z.strictObject({ language: Locale }), answer: z.array(WordEntry) },
  /**
   * Reasons to look, for who looks after reports; empty for others. Without a `sort` what is open: the most serious
   * first, then the last one; else the last one first. What is about the asker is not told.
   */
  hints: {
    question: z.strictObject({ filter: HintFilter, sort: HintSort.optional(), paging: Paging }),
    answer: pageOf(HintView),
  },
  /** One of them; null for others, of what is about the asker, and where there is none. */
  hint: { question: z.strictObject({ hintId: HintId }), answer: HintView.nullable() },
  /** How many are open, by kind; for who looks after reports, none for others. */
  openHints: { question: z.strictObject({}), answer: z.array(z.strictObject({ kind: HintKind, open: z.int() })) },
  /** The case that a reason to look led to; for who looks after reports, null for others. */
  caseOfHint: { question: z.strictObject({ hintId: HintId }), answer: CaseId.nullable() },
  /** For admins; empty for others. Who was appointed first comes first. */
  flaggers: { question: z.strictObject({}), answer: z.array(Flagger) },
  /** How somebody reports, and what was done about it; for who looks after cases, null for others and of themselves. */
  /** How one's own reports and complaints stand. */
  ownStanding: {
    question: z.strictObject({}),
    answer: z.strictObject({ reports: FilingStanding, complaints: FilingStanding }),
  },
  reporter: { question: z.strictObject({ reporterId: ReporterId }), answer: ReporterView.nullable() },
  /** For each purpose that the asker may write for. */
  templates: { question: z.strictObject({}), answer: z.array(TemplateList) },
  /** For everybody; the last month first, at most 24. */
  transparency: { question: z.strictObject({}), answer: z.array(TransparencyMonth) },
});
