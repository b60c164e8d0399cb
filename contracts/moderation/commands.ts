import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { Email } from '../kernel/email.js';
import { Locale, UserId, DecisionId } from '../kernel/ids.js';
import { Network } from '../kernel/network.js';
import { line, paragraph } from '../kernel/text.js';
import { ActCode, ActId, ActListed, ActSubject } from './acts.js';
import { CaseId, ComplaintId, ReportId, ReportTypeId, Verdict } from './decisions.js';
import { FeedbackId, FeedbackKind, FeedbackTags, PagePath } from './feedback.js';
import { feedbackLimits } from './feedback-limits.js';
import { HintId } from './hints.js';
import { FlaggerDetails } from './flagger.js';
import { moderationLimits as limits } from './limits.js';
import { FilingKind, PauseDays, ReporterId } from './reporter.js';
import { ReporterToken } from './reporter-link.js';
import { Subject } from '../kernel/subject.js';
import { ListedWord, WordId } from './word-lists.js';
import { templateCommands } from './text-templates.js';

/** Contact of a reporter without an account (DSA art. 16), for the receipt. */
export const ReporterContact = z.strictObject({ name: line(limits.name), email: Email });
export type ReporterContact = z.infer<typeof ReporterContact>;

/** `version`: change count known to the admin; refused as `feedback_changed` when outdated. */
const known = { feedbackId: FeedbackId, version: z.int().min(0) };

/** `version`: change count known to the caller; refused as `hint_changed` when outdated. */
const knownHint = { hintId: HintId, version: z.int().min(0) };

/** `reason`: shown to the reporter. */
const filed = { reporterId: ReporterId, of: FilingKind, reason: paragraph(limits.note, 1) };

export const moderationCommands = {
  /**
   * Allowed to anyone who can see the subject. All reports on one subject form one case; a person may report it again
   * only after a decision. `contact`: visitors only; null when signed in.
   */
  report: z.strictObject({
    reportId: ReportId,
    subject: Subject,
    typeId: ReportTypeId,
    description: paragraph(limits.description),
    contact: ReporterContact.nullable(),
    network: Network,
  }),
  /**
   * Report staff only, on their own initiative (DSA art. 17): opens a case about a person. `reason`: for report staff.
   */
  raiseCase: z.strictObject({ userId: UserId, reason: paragraph(limits.note, 1) }),
  /** Report staff only (`rights.ts`), as are the following commands. `to` null: unassigned. */
  assign: z.strictObject({ caseId: CaseId, to: UserId.nullable() }),
  /** `after`: latest decision known to the caller; refused as `decision_changed` when outdated. */
  decide: z.strictObject({ caseId: CaseId, after: DecisionId.nullable(), verdict: Verdict }),
  /** Another admin than the one who decided the permanent suspension. */
  confirmSuspension: z.strictObject({ caseId: CaseId, decisionId: DecisionId }),
  /** Refused for the staff member who took the decision. */
  answerComplaint: z.strictObject({
    caseId: CaseId,
    complaintId: ComplaintId,
    upheld: z.boolean(),
    answer: paragraph(limits.note, 1),
    unfounded: z.literal(true).optional(),
  }),
  /**
   * Report staff only, as are the following commands: warns people about manifestly unfounded reports or complaints; if
   * they continue, their submissions are ignored for some days (DSA art. 23(2)).
   */
  warnReporter: z.strictObject(filed),
  pauseReporter: z.strictObject({ ...filed, days: PauseDays }),
  resumeReporter: z.strictObject(filed),
  /** Admins only: marks the account as a trusted flagger (DSA art. 22), or updates its details. */
  appointFlagger: FlaggerDetails.extend({ userId: UserId, reason: StaffReason }),
  /** Admins only; existing reports keep their status. */
  removeFlagger: z.strictObject({ userId: UserId, reason: StaffReason }),
  noteReading: z.strictObject({ caseId: CaseId }),
  /**
   * Audits a staff action. Each `actId` is recorded once, or again after a refusal. `about`: affected user; derived for
   * cases.
   */
  noteAct: z.strictObject({
    actId: ActId,
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    listed: ActListed.optional(),
  }),
  /** Same actor and request as the noted action: records that it was refused with this code. */
  noteActRefused: z.strictObject({ actId: ActId, refusal: z.string().max(60) }),
  /** Allowed to the affected person and the reporters: once each, within six months. */
  complain: z.strictObject({ decisionId: DecisionId, text: paragraph(limits.complaint, 1) }),
  /** Reporters without an account, authorised by the link in their mail: once, within six months. */
  complainByLink: z.strictObject({ token: ReporterToken, text: paragraph(limits.complaint, 1), network: Network }),
  /** Open to everyone. `email`: for answers to visitors; ignored when signed in. */
  giveFeedback: z.strictObject({
    kind: FeedbackKind,
    text: paragraph(feedbackLimits.text, 1),
    page: PagePath.nullable(),
    email: Email.nullable(),
    network: Network,
  }),
  /** Feedback staff only, as are the other commands on feedback. */
  noteFeedback: z.strictObject({ ...known, tags: FeedbackTags, note: paragraph(feedbackLimits.note) }),
  closeFeedback: z.strictObject({ ...known, done: z.boolean() }),
  answerFeedback: z.strictObject({ ...known, answer: paragraph(feedbackLimits.answer, 1) }),
  /** Report staff only, as are the following commands. Words are unique per list. */
  listWord: z.strictObject({ language: Locale, ...ListedWord.shape }),
  changeWord: z.strictObject({ language: Locale, wordId: WordId, ...ListedWord.shape }),
  removeWord: z.strictObject({ language: Locale, wordId: WordId }),
  /** Dismisses the hint: the same finding on the same subject is not raised again. */
  callHintFine: z.strictObject(knownHint),
  openHintCase: z.strictObject({ ...knownHint, reason: paragraph(limits.note, 1) }),
  ...templateCommands,
} as const;
