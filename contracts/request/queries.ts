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

/** The lists of the requests page. */
export const RequestTab = z.enum(['open', 'agreed', 'running', 'done', 'archive']);

/** `automatic`: a text that its side wrote for everybody who asks, with the day that it may name and its
 * language; else null. */
export const Message = z.strictObject({
  messageId: z.uuid(),
  side: Side,
  /** Whoever lent when it was written: a request of a group's thing may have been taken over since. */
  authorId: UserId,
  text: z.string().nullable(),
  at: Instant,
  automatic: z.strictObject({ back: Day.nullable(), locale: Locale }).nullable(),
  hidden: HiddenWords.optional(),
});

/** Lines between the messages: what happened and who did it (null: nobody; time passed, or its offer was deleted). */
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
  /** Who was that side; who lends from then on, of `taken_over`. Null where nobody did it. */
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
  /** What the rated person says to it; null while they have not. The text is null when it is erased. */
  answer: z.strictObject({ text: z.string().nullable(), at: Instant, hidden: HiddenWords.optional() }).nullable(),
  /** The words alone: the stars stay. */
  hidden: HiddenWords.optional(),
});
export type RatingView = z.infer<typeof RatingView>;

/** One request as one of its sides sees it. */
export const RequestView = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  vendorId: UserId,
  creatorId: UserId,
  /** The asker's own side. */
  side: Side,
  status: RequestStatus,
  period: Period,
  /** The true end when it came back early. */
  endedAt: Instant.nullable(),
  /** When the request came to its end, whichever it was; null while nothing has ended it. */
  finishedAt: Instant.nullable(),
  terms: FrozenTerms,
  /** Change of the offer since. */
  offer: OfferState,
  accepted: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  /** The creator has said that they returned it. */
  handedBack: z.boolean(),
  addressShared: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  /**
   * Each may see how to reach the other: from the agreement on, for 30 days after a loan that had begun, no longer after
   * any other end.
   */
  contactReleased: z.boolean(),
  /** When that ends; null while nothing has ended it, and where it never began. */
  contactUntil: Instant.nullable(),
  /** Messages of this side since the other one did anything. */
  unanswered: z.int(),
  unread: z.boolean(),
  archived: z.boolean(),
  /** When the other side deleted their account; null while they are there. */
  otherLeftAt: Instant.nullable(),
  /** For the vendor: other open requests, and taken periods, that overlap. */
  overlapsOpen: z.int(),
  overlapsTaken: z.boolean(),
  /** One's own, and the other's as soon as it is shown: both have rated, or 14 days have passed. */
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

/** Messages that a mention holds at most. */
export const MOST_MENTIONED_MESSAGES = 3;

/** As much of a request as a line that leads to it says. */
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
  /** Of an open one: somebody else has the days. */
  daysTaken: z.boolean(),
  pricing: FrozenTerms.shape.pricing,
  units: z.int(),
  deposit: FrozenTerms.shape.deposit,
  /** Latest messages of the other side, oldest first, as the asker may read them; empty unless asked for. */
  written: z.array(z.string()).max(MOST_MENTIONED_MESSAGES),
  /** Why the other side declined or cancelled; null unless asked for. */
  reason: z.string().nullable().default(null),
  /** One of the two sides has deleted their account. */
  somebodyLeft: z.boolean(),
});
export type MentionedRequest = z.infer<typeof MentionedRequest>;

/** A request for a thing of a group, as whoever leads the group sees it: what two people write to each other is theirs. */
export const GroupRequest = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  title: z.string(),
  imageId: FrozenTerms.shape.imageId,
  rentType: RentTypeId,
  period: Period,
  status: RequestStatus,
  /** Who lends it: whoever published the thing, or took the request over. */
  vendorId: UserId,
  creatorId: UserId,
  /** The vendor has said yes. */
  vendorAccepted: z.boolean(),
  /** Whether the asker may take it over. */
  mayTakeOver: z.boolean(),
  askedAt: Instant,
});
export type GroupRequest = z.infer<typeof GroupRequest>;

/** Requests of one side that wait for the same thing. */
export const Waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  side: Side,
  count: z.int(),
  requestId: RequestId.nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

/** A time in which the thing cannot be had. The owner also learns which request or block it is. */
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

/** Spec §3, calendar entry: as provider and as requester. */
export const CalendarEntry = z.strictObject({
  type: z.enum(['request', 'unavailability']),
  side: Side,
  requestId: RequestId.nullable(),
  blockId: BlockId.nullable(),
  offerId: OfferId,
  offerTitle: z.string().nullable(),
  /** The other side of a request; null for blocks. */
  otherId: UserId.nullable(),
  /** Why an owner keeps the days; null for requests. */
  kind: BlockKind.nullable(),
  /** Null for blocks. Nights end on the day of departure, everything else on the last day of use. */
  rentType: RentTypeId.nullable(),
  status: RequestStatus.nullable(),
  /** The lender has said yes, and it may still be open; never for blocks. */
  vendorAccepted: z.boolean(),
  period: Period,
  end: Instant,
  changedAt: Instant,
  /** Counts changes; becomes the SEQUENCE of the calendar file. */
  revision: z.int(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Loans within a group that began, went on or ended in a month `YYYY-MM`; what goes on for two months counts in both. */
export const LoanMonth = z.strictObject({
  month: z.string().regex(/^\d{4}-\d\d$/),
  agreed: z.int(),
  running: z.int(),
  completed: z.int(),
});
export type LoanMonth = z.infer<typeof LoanMonth>;

/** Who lent and borrowed within a group in the last twelve months, and how much: for the group service, which tells no names. */
export const GroupLoans = z.strictObject({
  /** The oldest first, the present one last. */
  months: z.array(LoanMonth),
  /** What completed loans were agreed to cost in crates and sixpacks. */
  crates: z.int(),
  sixpacks: z.int(),
  /** Both sides of the loans that are counted. */
  people: z.array(UserId),
  /** Those of them who had something lent or borrowed in the last 90 days. */
  lately: z.array(UserId),
});
export type GroupLoans = z.infer<typeof GroupLoans>;

/**
 * Files of a takeout: own requests with their messages and ratings as their side sees them; what somebody wrote in those
 * that others of the group took over, and nothing of what came after; days an owner keeps.
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
  /** For admins: numbers of each day. */
  daily: dailyQuery,
  ownData: ownDataQuery(requestOwnData),
  one: { question: z.strictObject({ requestId: RequestId }), answer: RequestView.nullable() },
  /** How a request of the asker stands, and with whom it is: what is asked before something is done about it. */
  standing: {
    question: z.strictObject({ requestId: RequestId }),
    answer: z.strictObject({ status: RequestStatus, otherId: UserId }).nullable(),
  },
  /** What lists of something else say of requests; those of others are left out. */
  mentioned: {
    question: z.strictObject({ requestIds: z.array(RequestId).max(100), withMessages: z.boolean().default(false) }),
    answer: z.array(MentionedRequest),
  },
  list: {
    question: z.strictObject({ side: Side, tab: RequestTab, paging: Paging }),
    /** `unread`: those of each tab with something new for the asker. */
    answer: pageOf(RequestRow).extend({ counts: z.record(RequestTab, z.int()), unread: z.record(RequestTab, z.int()) }),
  },
  /** What waits for the asker, the most pressing first; `requestId`: of one that waits alone. */
  waiting: { question: z.strictObject({}), answer: z.array(Waiting) },
  /** Requests with something new for the asker; from state, never from a counter (spec §3, status badge). */
  unread: { question: z.strictObject({}), answer: z.int() },
  /** Ends after `from`, begins before `to`; at most two years. */
  taken: { question: z.strictObject({ offerId: OfferId, from: Instant, to: Instant }), answer: z.array(TakenPeriod) },
  takenMany: {
    question: z.strictObject({ offerIds: z.array(OfferId).max(100), from: Instant, to: Instant }),
    answer: z.record(OfferId, z.array(TakenPeriod)),
  },
  calendar: {
    question: z.strictObject({ from: Instant, to: Instant, side: Side.optional() }),
    answer: z.array(CalendarEntry),
  },
  /** Everything for the calendar file: also what is past (one year) and what was cancelled. */
  feed: { question: z.strictObject({}), answer: z.array(CalendarEntry) },
  /** Those that are shown. */
  /** One rating, reply or message, as the asker may read it; null: they may not, or nothing was written. */
  words: {
    question: z.strictObject({ words: Words }),
    /** `parties`: author and person rated, and both sides of the request as they are now. */
    answer: z
      .strictObject({ authorId: UserId, parties: z.array(UserId), title: z.string(), text: z.string() })
      .nullable(),
  },
  ratings: {
    question: z.union([
      z.strictObject({ aboutId: UserId, as: Side.optional(), stars: Stars.optional(), paging: Paging }),
      z.strictObject({ offerId: OfferId, stars: Stars.optional(), paging: Paging }),
    ]),
    /** `byStars`: how many there are of one, two … five stars, whichever were asked for. */
    answer: pageOf(RatingView).extend({ byStars: z.array(z.int()).length(5) }),
  },
  /** How many loans of somebody's are completed, by side. */
  loans: { question: z.strictObject({ userId: UserId }), answer: z.strictObject({ lent: z.int(), borrowed: z.int() }) },
  /** What is asked for the things of a group, lent, or ended in the last 30 days; the latest change first. Null for who does not lead it. */
  groupRequests: {
    question: z.strictObject({ groupId: GroupId, paging: Paging }),
    answer: pageOf(GroupRequest).nullable(),
  },
  /** System only. */
  groupLoans: { question: z.strictObject({ groupId: GroupId }), answer: GroupLoans },
});
