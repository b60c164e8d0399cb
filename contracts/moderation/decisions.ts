import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { AdId, DecisionId, ImageId, OfferId, SearchRequestId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { Subject } from '../kernel/subject.js';
import { Words } from '../kernel/words.js';
import { Complaint } from './complaints.js';
import { endings } from './measured.js';
import { ReporterToken } from './reporter-link.js';
import { Report } from './reporting.js';
import { CaseId, ComplaintId, Ground, Measures, ReportId, ReportTypeId, Verdict } from './verdict.js';

export const decisionsCommands = {
  /** Decides a case. `after`: latest decision known to the caller; refused with `decision_changed` when outdated. */
  decide: z.strictObject({ caseId: CaseId, after: DecisionId.nullable(), verdict: Verdict }),
} as const;

const event = eventsWith({ caseId: CaseId });

export const decisionsEvents = [
  /** `measures`: complete set in force. Texts for the affected person are encrypted with that person's key. */
  event('CaseDecided', {
    decisionId: DecisionId,
    ownerId: UserId,
    /**
     * Time of the first unanswered report, or of the opening by staff; null when the decision replaces an earlier
     * one.
     */
    waitedSince: Instant.nullable(),
    outcome: z.enum(['completed', 'declined']),
    measures: Measures,
    until: Instant.nullable(),
    ground: Ground.nullable(),
    facts: z.string().nullable(),
    noteToVendor: z.string().nullable(),
    noteToReporter: z.string().nullable(),
    internalNote: z.string().nullable(),
    /** Time of the first unanswered report of a trusted flagger; absent when there is none. */
    trustedSince: Instant.optional(),
    /**
     * `unfounded`: reports newly marked as manifestly unfounded; `cleared`: reports no longer marked. Each is absent
     * when there is none.
     */
    unfounded: z.array(ReportId).optional(),
    cleared: z.array(ReportId).optional(),
    /** Upheld complaint that revokes the previous decision; absent for a decision made without a complaint. */
    complaintId: ComplaintId.optional(),
    by: UserId,
    at: Instant,
  }),
  event('OfferLocked', { offerId: OfferId, at: Instant }),
  event('OfferReleased', { offerId: OfferId, at: Instant }),
  event('PictureHidden', { offerId: OfferId, imageId: ImageId, decisionId: DecisionId, at: Instant }),
  event('PictureReleased', { offerId: OfferId, imageId: ImageId, at: Instant }),
  event('AdLocked', { adId: AdId, decisionId: DecisionId, at: Instant }),
  event('AdReleased', { adId: AdId, at: Instant }),
  event('SearchRequestHidden', { searchRequestId: SearchRequestId, at: Instant }),
  event('SearchRequestReleased', { searchRequestId: SearchRequestId, at: Instant }),
  /**
   * Moderation hid a rating, reply or message from all readers except its author. `uncounted`: the stars of the
   * rating do not count.
   */
  event('WordsHidden', { words: Words, decisionId: DecisionId, uncounted: z.literal(true).optional(), at: Instant }),
  event('WordsReleased', { words: Words, at: Instant }),
] as const;

export const decisionsPersonal: PersonalFields<z.infer<(typeof decisionsEvents)[number]>> = {
  CaseDecided: { subject: 'ownerId', fields: ['facts', 'noteToVendor', 'noteToReporter', 'internalNote'] },
};

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
  /** Upheld complaint that revoked the previous decision; null when there was none. */
  complaintId: ComplaintId.nullable(),
  by: UserId,
  at: Instant,
  suspendedUntil: Instant.nullable(),
  confirmedBy: UserId.nullable(),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

/** Decision as shown to the affected person (statement of reasons, DSA art. 17) or to a reporter. */
export const OwnDecision = z.strictObject({
  decisionId: DecisionId,
  side: z.enum(['vendor', 'reporter']),
  subject: Subject,
  title: z.string(),
  outcome: z.enum(['completed', 'declined']),
  /** Measures of the decision; reporters do not see the length of a suspension. */
  measures: Measures,
  suspendedUntil: Instant.nullable(),
  ground: Ground.nullable(),
  facts: z.string(),
  note: z.string(),
  at: Instant,
  /** True if a report led to the decision; false if staff acted on their own initiative (DSA art. 17). */
  reported: z.boolean(),
  trusted: z.boolean(),
  ended: z.array(z.enum(endings)),
  unfounded: z.boolean(),
  /**
   * Reports by the reader until the decision, newest first, for reporters only. Texts are omitted when only the email
   * address identifies the reporter.
   */
  reports: z.array(Report.pick({ reportId: true, typeId: true, description: true, at: true })),
  inForce: z.boolean(),
  /** Decision that replaced this one; null when there is none, or when it is not visible to the caller. */
  newer: DecisionId.nullable(),
  /** Token that opens the newer decision without an account, for callers who used a link. */
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

export const decisionsQueries = {
  decisions: { question: z.strictObject({}), answer: z.array(OwnDecision) },
  reports: { question: z.strictObject({}), answer: z.array(OwnReport) },
  decision: { question: z.strictObject({ decisionId: DecisionId }), answer: OwnDecision.nullable() },
  decisionByLink: { question: z.strictObject({ token: ReporterToken }), answer: OwnDecision.nullable() },
} as const;

export const decisionsRefusals = {
  decision_not_found: m(
    404,
    'Diese Entscheidung gibt es nicht.',
    'This decision does not exist.',
    'Deze beslissing bestaat niet.',
  ),
  decision_ground_needed: m(
    400,
    'Nenn die Vorschrift, gegen die verstoßen wurde, und beschreib, was du festgestellt hast.',
    'Name the law or rule that was broken, and describe what you found.',
    'Noem de wet of regel die is overtreden en beschrijf wat je hebt vastgesteld.',
  ),
  decision_measures: m(
    400,
    'Diese Maßnahme passt nicht zu diesem Fall.',
    'This measure doesn’t apply to this case.',
    'Deze maatregel past niet bij deze zaak.',
  ),
  decision_changed: m(
    409,
    'Inzwischen hat jemand anderes entschieden. Sieh dir den Fall noch einmal an.',
    'Someone else has decided in the meantime. Look at the case again.',
    'Iemand anders heeft intussen beslist. Bekijk de zaak nog eens.',
  ),
  decision_other_person: m(
    403,
    'Darüber muss jemand anders entscheiden.',
    'Someone else has to decide this.',
    'Hierover moet iemand anders beslissen.',
  ),
  decision_about_staff: m(
    409,
    'Wer eine Rolle hat, wird nicht gesperrt. Zuerst entzieht ein Admin der Person die Rolle.',
    'People with a role can’t be suspended. An admin has to remove the role first.',
    'Wie een rol heeft, wordt niet geschorst. Een beheerder trekt die rol eerst in.',
  ),
};
