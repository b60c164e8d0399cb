import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { AdId } from '../billing/ads.js';
import { SearchRequestId } from '../group/search-requests.js';
import { ImageId, Locale, OfferId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { ActCode, ActId, ActListed, ActSubject } from './acts.js';
import { CaseId, ComplaintId, DecisionId, Ground, Measures, ReportId, ReportTypeId } from './decisions.js';
import { Words } from '../request/words.js';
import { Line, Snapshot, Subject, SubjectKind } from './subject.js';

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ caseId: CaseId, ...shape }) });

/**
 * Stream `case-<caseId>`: all reports of one thing, and what was decided about it (ADR 88). `ownerId`: whose thing it is.
 */
export const CaseEvent = z.discriminatedUnion('type', [
  event('CaseOpened', { subject: Subject, ownerId: UserId, at: Instant }),
  /** How it looked when it was reported; null: the person's account was deleted. */
  event('SubjectSeen', { ownerId: UserId, snapshot: Snapshot.nullable(), at: Instant }),
  /**
   * Of what two people write to each other, the words of one, under their own key; the snapshot before it has none of
   * either. Null: their account was deleted.
   */
  event('SideSeen', { authorId: UserId, lines: z.array(Line).nullable(), at: Instant }),
  /**
   * `reporterId`: an account; without one the report's own id. Their words go with that key. `visitor`: a keyed digest of
   * the address of whoever has none.
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
    /** By a trusted flagger, as they were one then. */
    trusted: z.literal(true).optional(),
    /** No receipt is sent: the address had got enough of them, and nobody had confirmed it. */
    quiet: z.literal(true).optional(),
    /** Accounts besides the owner that the subject is about or belongs to, at that time; absent: none. */
    parties: z.array(UserId).optional(),
    at: Instant,
  }),
  /** Nobody reported it: somebody who looks after cases did so of their own accord. `reason`: for others who do. */
  event('CaseRaised', {
    ownerId: UserId,
    reason: z.string().nullable(),
    /** As of `ReportReceived`. */
    parties: z.array(UserId).optional(),
    by: UserId,
    at: Instant,
  }),
  /** What a visitor wrote, and who they are, was kept long enough. */
  event('ReporterForgotten', { reportId: ReportId, at: Instant }),
  event('CaseAssigned', { to: UserId.nullable(), by: UserId, at: Instant }),
  /** `measures`: what holds from now on. Texts for the person it concerns go with their key. */
  event('CaseDecided', {
    decisionId: DecisionId,
    ownerId: UserId,
    /** The first report, or own start, that it answers; null: it changes an earlier decision. */
    waitedSince: Instant.nullable(),
    outcome: z.enum(['completed', 'declined']),
    measures: Measures,
    /** Until when somebody is kept from writing; null: they are not, or for good. */
    until: Instant.nullable(),
    ground: Ground.nullable(),
    facts: z.string().nullable(),
    noteToVendor: z.string().nullable(),
    noteToReporter: z.string().nullable(),
    internalNote: z.string().nullable(),
    /** When the first report of a trusted flagger came that it answers; absent: none of these did. */
    trustedSince: Instant.optional(),
    /** Reports that are manifestly unfounded from now on, or no more; absent: none. */
    unfounded: z.array(ReportId).optional(),
    cleared: z.array(ReportId).optional(),
    /** The upheld complaint whose answer takes the decision before it back; absent: it was decided by itself. */
    complaintId: ComplaintId.optional(),
    by: UserId,
    at: Instant,
  }),
  event('OfferLocked', { offerId: OfferId, at: Instant }),
  event('OfferReleased', { offerId: OfferId, at: Instant }),
  /** One picture of an offer is seen by nobody but its owner. */
  event('PictureHidden', { offerId: OfferId, imageId: ImageId, decisionId: DecisionId, at: Instant }),
  event('PictureReleased', { offerId: OfferId, imageId: ImageId, at: Instant }),
  /** The ad is not shown any more. */
  event('AdLocked', { adId: AdId, decisionId: DecisionId, at: Instant }),
  event('AdReleased', { adId: AdId, at: Instant }),
  /** The search request is read by nobody but its creator. */
  event('SearchRequestHidden', { searchRequestId: SearchRequestId, at: Instant }),
  event('SearchRequestReleased', { searchRequestId: SearchRequestId, at: Instant }),
  /** A rating, a reply or a message is read by nobody but who wrote it. `uncounted`: the stars of the rating do not count. */
  event('WordsHidden', { words: Words, decisionId: DecisionId, uncounted: z.literal(true).optional(), at: Instant }),
  event('WordsReleased', { words: Words, at: Instant }),
  /** By somebody else than whoever decided it: the suspension is for good. */
  event('SuspensionConfirmed', { decisionId: DecisionId, ownerId: UserId, by: UserId, at: Instant }),
  /** By the person a decision concerns, or who had reported it: without an account `userId` is the report's id. */
  event('ComplaintMade', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    text: z.string().nullable(),
    at: Instant,
  }),
  /** `upheld`: the complaint was right. One of the person concerned is followed by the decision that takes theirs back. */
  event('ComplaintAnswered', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    upheld: z.boolean(),
    answer: z.string().nullable(),
    /** It was manifestly unfounded. */
    unfounded: z.literal(true).optional(),
    /** Since when it waited; missing in what was answered before that was counted. */
    complainedAt: Instant.optional(),
    by: UserId,
    at: Instant,
  }),
  /** The person whose thing it is deleted their account: how it looked is gone, too. */
  event('SubjectForgotten', { ownerId: UserId }),
  /** Somebody who looks after cases opened it and read what people wrote in it. */
  event('CaseRead', { by: UserId, at: Instant }),
]);
export type CaseEvent = z.infer<typeof CaseEvent>;

/** When a person may write again; `until` null: never. */
const Standing = z.strictObject({ until: Instant.nullable() }).nullable();

const person = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, caseId: CaseId, ...shape }) });

/**
 * Stream `person-<userId>`: which cases keep somebody from writing. `standing`: what all of them come to; null: nothing
 * does any more.
 */
export const PersonEvent = z.discriminatedUnion('type', [
  person('PersonSuspended', { until: Instant.nullable(), standing: Standing, at: Instant }),
  /** A later decision took it back, or its days are over. */
  person('SuspensionLifted', { standing: Standing, at: Instant }),
]);
export type PersonEvent = z.infer<typeof PersonEvent>;

const act = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ actId: ActId, ...shape, at: Instant }) });

/** Stream `act-<actId>`: one act of somebody's as staff (ADR 93). `about`: whose thing it is. */
export const ActEvent = z.discriminatedUnion('type', [
  act('StaffActed', {
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    by: UserId,
    /** Absent in older events, and where it is no list. */
    listed: ActListed.optional(),
  }),
  /** Nothing came of it. */
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
