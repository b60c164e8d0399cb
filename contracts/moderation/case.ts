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
  /**
   * Report staff only, on their own initiative (DSA art. 17): opens a case about a person. `reason`: for report staff.
   */
  raiseCase: z.strictObject({ userId: UserId, reason: paragraph(limits.note, 1) }),
  /** Report staff only (`rights.ts`), as are the following commands. `to` null: unassigned. */
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

export const Raised = z.strictObject({ by: UserId, reason: z.string(), at: Instant });

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

/** A leading `-` reverses the order. Ties in urgency are sorted by deadline. */
export const QueueSort = z.enum(['-urgency', 'urgency', 'due', '-due', 'reports', '-reports', 'changed', '-changed']);
export type QueueSort = z.infer<typeof QueueSort>;

/** Report number as on the receipt (first eight digits of its id), or the id of a report or case. */
export const CaseNumber = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{8}$/i);

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

export const caseBasicQueries = {
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
