import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { ImageId, Locale, OfferId, UserId, AdId, SearchRequestId, DecisionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { ActCode, ActId, ActListed, ActSubject } from './acts.js';
import { CaseId, ComplaintId, Ground, Measures, ReportId, ReportTypeId } from './decisions.js';
import { Words } from '../kernel/words.js';
import { Line, Snapshot, Subject, SubjectKind } from '../kernel/subject.js';

const event = eventsWith({ caseId: CaseId });

/** Stream `case-<caseId>`: reports on one subject and the decisions (ADR 88). `ownerId`: owner of the subject. */
export const CaseEvent = z.discriminatedUnion('type', [
  event('CaseOpened', { subject: Subject, ownerId: UserId, at: Instant }),
  /** Snapshot at the time of the report; null: the owner's account was deleted. */
  event('SubjectSeen', { ownerId: UserId, snapshot: Snapshot.nullable(), at: Instant }),
  /**
   * Messages of one side of a conversation, encrypted with that person's key; the conversation's snapshot contains no
   * messages. Null: the account was deleted.
   */
  event('SideSeen', { authorId: UserId, lines: z.array(Line).nullable(), at: Instant }),
  /**
   * `reporterId`: an account, or the report's own id without one; its key encrypts the reporter's text. `visitor`:
   * keyed digest of a visitor's address.
   */
  event('ReportReceived', {
    reportId: ReportId,
    reporterId: z.uuid(),
    signedIn: z.boolean(),
    visitor: z.string().nullable(),
    kind: SubjectKind,
    typeId: ReportTypeId,
    description: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    locale: Locale,
    trusted: z.literal(true).optional(),
    /** No receipt is mailed: the unconfirmed address has reached its limit. */
    quiet: z.literal(true).optional(),
    parties: z.array(UserId).optional(),
    at: Instant,
  }),
  event('CaseRaised', {
    ownerId: UserId,
    reason: z.string().nullable(),
    parties: z.array(UserId).optional(),
    by: UserId,
    at: Instant,
  }),
  event('ReporterForgotten', { reportId: ReportId, at: Instant }),
  event('CaseAssigned', { to: UserId.nullable(), by: UserId, at: Instant }),
  /** `measures`: complete set in force. Texts for the affected person are encrypted with their key. */
  event('CaseDecided', {
    decisionId: DecisionId,
    ownerId: UserId,
    /** First unanswered report or the opening by staff; null: the decision replaces an earlier one. */
    waitedSince: Instant.nullable(),
    outcome: z.enum(['completed', 'declined']),
    measures: Measures,
    until: Instant.nullable(),
    ground: Ground.nullable(),
    facts: z.string().nullable(),
    noteToVendor: z.string().nullable(),
    noteToReporter: z.string().nullable(),
    internalNote: z.string().nullable(),
    /** First unanswered report of a trusted flagger; absent: none. */
    trustedSince: Instant.optional(),
    /** Reports now marked as manifestly unfounded, or no longer; absent: none. */
    unfounded: z.array(ReportId).optional(),
    cleared: z.array(ReportId).optional(),
    /** Upheld complaint that revokes the previous decision; absent: decided on its own. */
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
  /** Only the author still sees the rating, reply or message. `uncounted`: the rating's stars do not count. */
  event('WordsHidden', { words: Words, decisionId: DecisionId, uncounted: z.literal(true).optional(), at: Instant }),
  event('WordsReleased', { words: Words, at: Instant }),
  event('SuspensionConfirmed', { decisionId: DecisionId, ownerId: UserId, by: UserId, at: Instant }),
  /** From the affected person or a reporter; without an account, `userId` is the report's id. */
  event('ComplaintMade', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    text: z.string().nullable(),
    at: Instant,
  }),
  /** `upheld`: justified. For the affected person, a decision that revokes the contested one follows. */
  event('ComplaintAnswered', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    upheld: z.boolean(),
    answer: z.string().nullable(),
    unfounded: z.literal(true).optional(),
    /** Time of the complaint; absent in older events. */
    complainedAt: Instant.optional(),
    by: UserId,
    at: Instant,
  }),
  event('SubjectForgotten', { ownerId: UserId }),
  event('CaseRead', { by: UserId, at: Instant }),
]);
export type CaseEvent = z.infer<typeof CaseEvent>;

const Standing = z.strictObject({ until: Instant.nullable() }).nullable();

const person = eventsWith({ userId: UserId, caseId: CaseId });

/** Stream `person-<userId>`: suspensions of a person. `standing`: combined effect of all cases; null: not suspended. */
export const PersonEvent = z.discriminatedUnion('type', [
  person('PersonSuspended', { until: Instant.nullable(), standing: Standing, at: Instant }),
  person('SuspensionLifted', { standing: Standing, at: Instant }),
]);
export type PersonEvent = z.infer<typeof PersonEvent>;

const act = eventsWith({ actId: ActId, at: Instant });

/** Stream `act-<actId>`: one staff action (ADR 93). `about`: affected user. */
export const ActEvent = z.discriminatedUnion('type', [
  act('StaffActed', {
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    by: UserId,
    listed: ActListed.optional(),
  }),
  act('StaffActRefused', { refusal: z.string() }),
]);
export type ActEvent = z.infer<typeof ActEvent>;

export const casePersonal: PersonalFields<CaseEvent> = {
  SubjectSeen: { subject: 'ownerId', fields: ['snapshot'] },
  SideSeen: { subject: 'authorId', fields: ['lines'] },
  ReportReceived: { subject: 'reporterId', fields: ['description', 'name', 'email'] },
  CaseRaised: { subject: 'ownerId', fields: ['reason'] },
  CaseDecided: { subject: 'ownerId', fields: ['facts', 'noteToVendor', 'noteToReporter', 'internalNote'] },
  ComplaintMade: { subject: 'userId', fields: ['text'] },
  ComplaintAnswered: { subject: 'userId', fields: ['answer'] },
};
