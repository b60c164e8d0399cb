import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Snapshot, Subject, SubjectKind } from '../kernel/subject.js';
import { paragraph } from '../kernel/text.js';
import { Complaint } from './complaints.js';
import { CaseDecision } from './decisions.js';
import { moderationLimits as limits } from './limits.js';
import { Report, ReporterRecord } from './reporting.js';
import { CaseId, ReportTypeId } from './verdict.js';

export const mostOwners = 100;

export const caseBasicCommands = {
  /** Opens a case about a person on the initiative of report staff (DSA art. 17). `reason` is for report staff. */
  raiseCase: z.strictObject({ userId: UserId, reason: paragraph(limits.note, 1) }),
  /**
   * Assigns a case; a null `to` unassigns it. This command and the following ones are for report staff only
   * (`rights.ts`).
   */
  assign: z.strictObject({ caseId: CaseId, to: UserId.nullable() }),
  noteReading: z.strictObject({ caseId: CaseId }),
} as const;

const event = eventsWith({ caseId: CaseId });

export const caseBasicEvents = [
  event('CaseRaised', {
    ownerId: UserId,
    reason: z.string().nullable(),
    parties: z.array(UserId).optional(),
    by: UserId,
    at: Instant,
  }),
  event('CaseAssigned', { to: UserId.nullable(), by: UserId, at: Instant }),
  event('SubjectForgotten', { ownerId: UserId }),
  event('CaseRead', { by: UserId, at: Instant }),
] as const;

export const caseBasicPersonal: PersonalFields<z.infer<(typeof caseBasicEvents)[number]>> = {
  CaseRaised: { subject: 'ownerId', fields: ['reason'] },
};

/** State of a case; `complaint` means decided, with a pending complaint. */
export const CaseState = z.enum(['open', 'complaint', 'completed', 'declined']);
export type CaseState = z.infer<typeof CaseState>;

export const CaseRow = z.strictObject({
  caseId: CaseId,
  subject: Subject,
  ownerId: UserId,
  state: CaseState,
  assignedTo: UserId.nullable(),
  title: z.string(),
  /** Reasons of unanswered reports, or of all reports once decided; the most frequent first. */
  typeIds: z.array(ReportTypeId),
  reports: z.int(),
  firstReportAt: Instant,
  lastReportAt: Instant,
  changedAt: Instant,
  /** Deadline of the decision: one day, three days or a week, depending on urgency. */
  dueAt: Instant,
  /** Urgency of the case from 1 to 3, where 3 is the most urgent. */
  urgency: z.int().min(1).max(3),
  toConfirm: z.boolean(),
  /** True if the case includes an unanswered report of a trusted flagger. */
  trusted: z.boolean(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const Raised = z.strictObject({ by: UserId, reason: z.string(), at: Instant });

export const CaseView = CaseRow.extend({
  /** Language of the owner; null without an account or a confirmed address. */
  ownerLocale: Locale.nullable(),
  seen: z.array(z.strictObject({ snapshot: Snapshot.nullable(), at: Instant })),
  /** Current public state of the subject; null when no longer public, or private between two people. */
  now: Snapshot.nullable(),
  allReports: z.array(Report.extend({ record: ReporterRecord.nullable() })),
  raised: z.array(Raised),
  /** Decisions, newest first; the first decision is in force. */
  decisions: z.array(CaseDecision),
  complaints: z.array(Complaint),
  history: z.array(CaseRow),
});
export type CaseView = z.infer<typeof CaseView>;

/** Order of cases; a leading `-` reverses it. Cases of equal urgency are sorted by deadline. */
export const QueueSort = z.enum(['-urgency', 'urgency', 'due', '-due', 'reports', '-reports', 'changed', '-changed']);
export type QueueSort = z.infer<typeof QueueSort>;

/**
 * Search key of a case: report number as on the receipt (first eight digits of the report id), or id of a report or
 * case.
 */
export const CaseNumber = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{8}$/i);

export const QueueFilter = z.strictObject({
  /**
   * State of the cases to list; `complaint` includes complaints that are unanswered, or upheld without a new decision
   * yet.
   */
  state: z.enum(['waiting', 'complaint', 'completed', 'declined', 'all']),
  kind: SubjectKind.optional(),
  typeId: ReportTypeId.optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  ownerId: UserId.optional(),
  trusted: z.literal(true).optional(),
  number: CaseNumber.optional(),
  /**
   * `text` matches a prefix or whole words of the title. `owners`: people matched by the text, whose subjects are
   * listed as well.
   */
  text: z.string().max(200).optional(),
  owners: z.array(UserId).max(mostOwners).optional(),
});

export const caseBasicQueries = {
  /**
   * Cases for report staff; empty for other callers. By default the most urgent come first, and closed cases are
   * sorted by latest change.
   */
  queue: {
    question: z.strictObject({ filter: QueueFilter, sort: QueueSort.optional(), paging: Paging }),
    answer: pageOf(CaseRow),
  },
  case: { question: z.strictObject({ caseId: CaseId }), answer: CaseView.nullable() },
  /**
   * Moderation history of a person, for staff; null for other callers. `suspendedBy`: cases that suspend the person.
   */
  about: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ open: z.int(), all: z.int(), suspendedBy: z.array(CaseId) }).nullable(),
  },
  /** Case about a person, as opened by `raiseCase`, for report staff only; null for other callers. */
  caseAbout: { question: z.strictObject({ userId: UserId }), answer: CaseId.nullable() },
  /** Counts of waiting and overdue cases, for report staff only; zero for other callers. */
  waiting: {
    question: z.strictObject({}),
    answer: z.strictObject({
      open: z.int(),
      /** Number of cases per urgency, least urgent first. */
      byUrgency: z.array(z.int()).length(3),
      overdue: z.int(),
      complaints: z.int(),
      mine: z.int(),
    }),
  },
} as const;

export const caseBasicRefusals = {
  case_not_found: m(404, 'Diesen Fall gibt es nicht.', 'This case does not exist.', 'Deze zaak bestaat niet.'),
  assignee_no_right: m(
    409,
    'Fälle bearbeiten nur Admins und Moderatoren.',
    'Only admins and moderators handle cases.',
    'Alleen beheerders en moderatoren behandelen zaken.',
  ),
};
