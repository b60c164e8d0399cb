import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Network } from '../kernel/network.js';
import { line, paragraph } from '../kernel/text.js';
import { ActCode, ActId, ActListed, ActSubject } from './acts.js';
import { CaseId, ComplaintId, DecisionId, ReportId, ReportTypeId, Verdict } from './decisions.js';
import { FeedbackId, FeedbackKind, FeedbackTags, PagePath } from './feedback.js';
import { feedbackLimits } from './feedback-limits.js';
import { HintId } from './hints.js';
import { StaffReason } from '../account/commands.js';
import { FlaggerDetails } from './flagger.js';
import { moderationLimits as limits } from './limits.js';
import { FilingKind, PauseDays, ReporterId } from './reporter.js';
import { ReporterToken } from './reporter-link.js';
import { Subject } from './subject.js';
import { ListedWord, WordId } from './word-lists.js';
import { templateCommands } from './text-templates.js';

/** Whoever reports without an account (DSA art. 16): the receipt goes there. */
export const ReporterContact = z.strictObject({ name: line(limits.name), email: Email });
export type ReporterContact = z.infer<typeof ReporterContact>;

/** Which feedback, and how often it had changed as the admin knows it; otherwise refused as `feedback_changed`. */
const known = { feedbackId: FeedbackId, version: z.int().min(0) };

/** Which reason to look, and how often it had changed as they know it; otherwise refused as `hint_changed`. */
const knownHint = { hintId: HintId, version: z.int().min(0) };

/** Whose reports, or complaints, and why: they read the reason. */
const filed = { reporterId: ReporterId, of: FilingKind, reason: paragraph(limits.note, 1) };

export const moderationCommands = {
  /**
   * By anybody about what they may see. All reports of one thing are one case; one person reports a thing once, until it
   * was decided. `contact`: of a visitor; null for who is signed in.
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
   * By who looks after reports, of their own accord (DSA art. 17): a case about a person, to be decided as any other.
   * `reason`: for who looks after it.
   */
  raiseCase: z.strictObject({ userId: UserId, reason: paragraph(limits.note, 1) }),
  /** By who looks after reports (`rights.ts`), from here on. `to` null: nobody. */
  assign: z.strictObject({ caseId: CaseId, to: UserId.nullable() }),
  /** `after`: the last decision that they know of; another one since is refused as `decision_changed`. */
  decide: z.strictObject({ caseId: CaseId, after: DecisionId.nullable(), verdict: Verdict }),
  /** By an admin who is not the one who suspended somebody for good. */
  confirmSuspension: z.strictObject({ caseId: CaseId, decisionId: DecisionId }),
  /** By somebody else than whoever decided. */
  answerComplaint: z.strictObject({
    caseId: CaseId,
    complaintId: ComplaintId,
    upheld: z.boolean(),
    answer: paragraph(limits.note, 1),
    /** Of one that was not right: whoever complained could see that. */
    unfounded: z.literal(true).optional(),
  }),
  /**
   * By who looks after reports, from here on: somebody who sends what is manifestly unfounded is warned, and where that
   * goes on, what they send is not looked at for some days (DSA art. 23(2)).
   */
  warnReporter: z.strictObject(filed),
  pauseReporter: z.strictObject({ ...filed, days: PauseDays }),
  /** Before its days are over. */
  resumeReporter: z.strictObject(filed),
  /** By an admin: reports of this account are those of a trusted flagger (DSA art. 22); also anew, with other details. */
  appointFlagger: FlaggerDetails.extend({ userId: UserId, reason: StaffReason }),
  /** By an admin; reports that were made stay what they were. */
  removeFlagger: z.strictObject({ userId: UserId, reason: StaffReason }),
  /** Somebody opens a case: the log keeps who read it, and when. */
  noteReading: z.strictObject({ caseId: CaseId }),
  /**
   * Somebody with a role does something as staff: the audit log keeps it. The same `actId` is noted once, and anew
   * after it was refused. `about`: whose thing it is; of a case this service knows that itself.
   */
  noteAct: z.strictObject({
    actId: ActId,
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    listed: ActListed.optional(),
  }),
  /** By whoever acted, with the request that noted it: it was refused with this code. */
  noteActRefused: z.strictObject({ actId: ActId, refusal: z.string().max(60) }),
  /** By whom a decision concerns, or who had reported: once each, for six months. */
  complain: z.strictObject({ decisionId: DecisionId, text: paragraph(limits.complaint, 1) }),
  /** By who reported without an account, with the link in their mail: once, for six months. */
  complainByLink: z.strictObject({ token: ReporterToken, text: paragraph(limits.complaint, 1), network: Network }),
  /** By anybody. `email`: of a visitor who wants an answer; ignored of who is signed in. */
  giveFeedback: z.strictObject({
    kind: FeedbackKind,
    text: paragraph(feedbackLimits.text, 1),
    page: PagePath.nullable(),
    email: Email.nullable(),
    network: Network,
  }),
  /** Admins only, from here on. */
  noteFeedback: z.strictObject({ ...known, tags: FeedbackTags, note: paragraph(feedbackLimits.note) }),
  closeFeedback: z.strictObject({ ...known, done: z.boolean() }),
  answerFeedback: z.strictObject({ ...known, answer: paragraph(feedbackLimits.answer, 1) }),
  /** By who looks after reports, from here on: a word of a list, of which each stands there once. */
  listWord: z.strictObject({ language: Locale, ...ListedWord.shape }),
  changeWord: z.strictObject({ language: Locale, wordId: WordId, ...ListedWord.shape }),
  removeWord: z.strictObject({ language: Locale, wordId: WordId }),
  /** There is nothing to do: the same is not told again of the same thing. */
  callHintFine: z.strictObject(knownHint),
  /** A case about the thing, to be decided as any other; `reason`: for who looks after it. */
  openHintCase: z.strictObject({ ...knownHint, reason: paragraph(limits.note, 1) }),
  ...templateCommands,
} as const;
