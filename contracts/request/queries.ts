import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { BlockId, Locale, OfferId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant, Period } from '../kernel/period.js';
import { RentTypeId } from '../rules/terms.js';
import { requestEndings, requestStatuses } from './lifecycle.js';
import { waitingKinds } from './waiting.js';
import { requestCommands } from './commands.js';
import { BlockKind, FrozenTerms, OfferState } from './events.js';
import { HiddenWords, Words } from '../kernel/words.js';

export const RequestStatus = z.enum(requestStatuses);

export const RequestTab = z.enum(['open', 'agreed', 'running', 'done', 'archive']);

/**
 * `automatic`: language of an automatic reply and the return date that it may mention; null for messages written by
 * hand.
 */
export const Message = z.strictObject({
  messageId: z.uuid(),
  side: Side,
  /** Differs from the current vendor if the request was taken over later. */
  authorId: UserId,
  text: z.string().nullable(),
  at: Instant,
  automatic: z.strictObject({ back: Day.nullable(), locale: Locale }).nullable(),
  hidden: HiddenWords.optional(),
});

/** Timeline entry between messages: event and acting side; null when time passed or the offer was deleted. */
export const Milestone = z.strictObject({
  type: z.enum([
    'asked',
    'accepted',
    'agreed',
    'taken_over',
    'days_taken',
    'days_freed',
    'offer_locked',
    'offer_back',
    'offer_gone',
    'handed_back',
    ...requestEndings,
    'rated',
  ]),
  side: Side.nullable(),
  /** Person on that side at the time; in `taken_over`, the new lender. Null for system events. */
  by: UserId.nullable(),
  at: Instant,
  text: z.string().nullable(),
});

const Stars = z.int().min(1).max(5);

export const RatingView = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  side: Side,
  authorId: UserId,
  aboutId: UserId,
  stars: z.int(),
  text: z.string().nullable(),
  at: Instant,
  /** Reply of the rated person; null without one. Its text is null once erased. */
  answer: z.strictObject({ text: z.string().nullable(), at: Instant, hidden: HiddenWords.optional() }).nullable(),
  /** Hides the text only; the stars stay visible. */
  hidden: HiddenWords.optional(),
});
export type RatingView = z.infer<typeof RatingView>;

export const RequestView = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  vendorId: UserId,
  creatorId: UserId,
  side: Side,
  status: RequestStatus,
  period: Period,
  /** Actual end after an early return; else null. */
  endedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  terms: FrozenTerms,
  offer: OfferState,
  accepted: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  handedBack: z.boolean(),
  addressShared: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  /**
   * Contact details are visible to both sides from the agreement until 30 days after a loan that had begun; hidden at
   * once after any other end.
   */
  contactReleased: z.boolean(),
  contactUntil: Instant.nullable(),
  /** Messages of this side since the other side's last activity. */
  unanswered: z.int(),
  unread: z.boolean(),
  archived: z.boolean(),
  otherLeftAt: Instant.nullable(),
  /** Overlaps with other open requests (vendor only) and with taken periods. */
  overlapsOpen: z.int(),
  overlapsTaken: z.boolean(),
  /** The caller's own rating, and the other side's once visible: both have rated, or 14 days have passed. */
  ratings: z.array(RatingView),
  messages: z.array(Message),
  milestones: z.array(Milestone),
  askedAt: Instant,
  changedAt: Instant,
});
export type RequestView = z.infer<typeof RequestView>;

export const RequestRow = RequestView.omit({ messages: true, milestones: true, ratings: true }).extend({
  rated: z.boolean(),
  lastText: z.string().nullable(),
});
export type RequestRow = z.infer<typeof RequestRow>;

export const MOST_MENTIONED_MESSAGES = 3;

export const MentionedRequest = RequestView.pick({
  requestId: true,
  offerId: true,
  status: true,
  accepted: true,
  handedBack: true,
  period: true,
}).extend({
  title: z.string(),
  imageId: FrozenTerms.shape.imageId,
  rentType: RentTypeId,
  daysTaken: z.boolean(),
  pricing: FrozenTerms.shape.pricing,
  units: z.int(),
  deposit: FrozenTerms.shape.deposit,
  /** Latest visible messages of the other side, oldest first; empty unless `withMessages`. */
  written: z.array(z.string()).max(MOST_MENTIONED_MESSAGES),
  /** The other side's reason for declining or cancelling; null unless `withMessages`. */
  reason: z.string().nullable().default(null),
  somebodyLeft: z.boolean(),
});
export type MentionedRequest = z.infer<typeof MentionedRequest>;

export const GroupRequest = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  title: z.string(),
  imageId: FrozenTerms.shape.imageId,
  rentType: RentTypeId,
  period: Period,
  status: RequestStatus,
  vendorId: UserId,
  creatorId: UserId,
  vendorAccepted: z.boolean(),
  mayTakeOver: z.boolean(),
  askedAt: Instant,
});
export type GroupRequest = z.infer<typeof GroupRequest>;

export const Waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  side: Side,
  count: z.int(),
  requestId: RequestId.nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

/** Unavailable period. Only the owner also gets the id of the request or block. */
export const TakenPeriod = z.strictObject({
  start: Instant,
  end: Instant,
  reason: z.enum(['booked', 'blocked']),
  requestId: RequestId.nullable(),
  blockId: BlockId.nullable(),
  note: z.string().nullable(),
  kind: BlockKind.nullable(),
});
export type TakenPeriod = z.infer<typeof TakenPeriod>;

export const CalendarEntry = z.strictObject({
  type: z.enum(['request', 'unavailability']),
  side: Side,
  requestId: RequestId.nullable(),
  blockId: BlockId.nullable(),
  offerId: OfferId,
  offerTitle: z.string().nullable(),
  otherId: UserId.nullable(),
  kind: BlockKind.nullable(),
  /** Null for blocks. Nightly rentals end on the day of departure, others on the last day of use. */
  rentType: RentTypeId.nullable(),
  status: RequestStatus.nullable(),
  /** The lender has accepted, though the request may still be open; false for blocks. */
  vendorAccepted: z.boolean(),
  period: Period,
  end: Instant,
  changedAt: Instant,
  /** Increases with each change; the SEQUENCE of the iCalendar entry. */
  revision: z.int(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/**
 * Group loans agreed, running or completed in a month `YYYY-MM`; a loan that spans two months counts as running in
 * both.
 */
export const LoanMonth = z.strictObject({
  month: z.string().regex(/^\d{4}-\d\d$/),
  agreed: z.int(),
  running: z.int(),
  completed: z.int(),
});
export type LoanMonth = z.infer<typeof LoanMonth>;

/** Lending within a group over the last twelve months. The group service publishes no names. */
export const GroupLoans = z.strictObject({
  /** Oldest first, current month last. */
  months: z.array(LoanMonth),
  crates: z.int(),
  sixpacks: z.int(),
  people: z.array(UserId),
  /** Subset of `people` with a loan in the last 90 days. */
  lately: z.array(UserId),
});
export type GroupLoans = z.infer<typeof GroupLoans>;

/**
 * Files of a data export: own requests with messages and ratings as visible to the user; the user's own texts in
 * requests that other leaders took over; the user's blocked days.
 */
export const requestOwnData = {
  requests: RequestView.omit({ overlapsOpen: true, overlapsTaken: true }),
  handed_requests: z.strictObject({
    requestId: RequestId,
    offerId: OfferId,
    title: z.string(),
    askedAt: Instant,
    messages: z.array(Message),
  }),
  blocked_days: z.strictObject({ blockId: BlockId, offerId: OfferId, period: Period, kind: BlockKind }),
};

export const requestDoor = defineDoor('request', requestCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(requestOwnData),
  one: { question: z.strictObject({ requestId: RequestId }), answer: RequestView.nullable() },
  /** Status and parties of one of the caller's requests, read before acting on it. */
  standing: {
    question: z.strictObject({ requestId: RequestId }),
    answer: z.strictObject({ status: RequestStatus, otherId: UserId }).nullable(),
  },
  /** Summaries for lists of other services; requests of other users are omitted. */
  mentioned: {
    question: z.strictObject({ requestIds: z.array(RequestId).max(100), withMessages: z.boolean().default(false) }),
    answer: z.array(MentionedRequest),
  },
  list: {
    question: z.strictObject({ side: Side, tab: RequestTab, paging: Paging }),
    answer: pageOf(RequestRow).extend({ counts: z.record(RequestTab, z.int()), unread: z.record(RequestTab, z.int()) }),
  },
  /** Pending steps of the caller, most urgent first. `requestId` is set only when `count` is 1. */
  waiting: { question: z.strictObject({}), answer: z.array(Waiting) },
  /** Number of requests with news for the caller, computed from state rather than a counter (spec §3, status badge). */
  unread: { question: z.strictObject({}), answer: z.int() },
  /** Periods that end after `from` and begin before `to`; at most two years. */
  taken: { question: z.strictObject({ offerId: OfferId, from: Instant, to: Instant }), answer: z.array(TakenPeriod) },
  takenMany: {
    question: z.strictObject({ offerIds: z.array(OfferId).max(100), from: Instant, to: Instant }),
    answer: z.record(OfferId, z.array(TakenPeriod)),
  },
  calendar: {
    question: z.strictObject({ from: Instant, to: Instant, side: Side.optional() }),
    answer: z.array(CalendarEntry),
  },
  /** Entries of the iCalendar file, including cancelled ones and those of the past year. */
  feed: { question: z.strictObject({}), answer: z.array(CalendarEntry) },
  /** One rating, reply or message as visible to the caller; null if not visible or absent. */
  words: {
    question: z.strictObject({ words: Words }),
    /** `parties`: author, rated person, and both current sides of the request. */
    answer: z
      .strictObject({ authorId: UserId, parties: z.array(UserId), title: z.string(), text: z.string() })
      .nullable(),
  },
  ratings: {
    question: z.union([
      z.strictObject({ aboutId: UserId, as: Side.optional(), stars: Stars.optional(), paging: Paging }),
      z.strictObject({ offerId: OfferId, stars: Stars.optional(), paging: Paging }),
    ]),
    /** `byStars`: counts for one to five stars, regardless of the filter. */
    answer: pageOf(RatingView).extend({ byStars: z.array(z.int()).length(5) }),
  },
  loans: { question: z.strictObject({ userId: UserId }), answer: z.strictObject({ lent: z.int(), borrowed: z.int() }) },
  /**
   * Requests and loans of a group's items, including those ended in the last 30 days, latest change first. Null unless
   * the caller leads the group.
   */
  groupRequests: {
    question: z.strictObject({ groupId: GroupId, paging: Paging }),
    answer: pageOf(GroupRequest).nullable(),
  },
  groupLoans: { question: z.strictObject({ groupId: GroupId }), answer: GroupLoans },
});
