import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId, PlaceId, RequestId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant, Period } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { Part } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { RentTypeId } from '../rules/terms.js';
import { FrozenTerms } from './asking.js';
import { parties, request } from './event-fields.js';
import { DepositStatusView, HandoverMoment, HandoverView } from './handover.js';
import { Message } from './messages.js';
import { PeriodProposal } from './period-change.js';
import { RatingView } from './ratings.js';
import { requestEndings, requestStatuses, waitingKinds } from './statuses.js';

export const MOST_MENTIONED_MESSAGES = 3;

export const OfferState = z.enum(['there', 'locked', 'deleted']);
export type OfferState = z.infer<typeof OfferState>;

export const requestBasicEvents = [
  /** `ownerSuspended`: the lock, or its end, follows from the suspension of the owner; it is no news of the offer. */
  event('OfferStateNoted', {
    ...request,
    ...parties,
    offer: OfferState,
    ownerSuspended: z.literal(true).optional(),
    at: Instant,
  }),
] as const;

export const RequestStatus = z.enum(requestStatuses);

export const RequestTab = z.enum(['open', 'agreed', 'running', 'done', 'archive']);

/** Timeline entry between messages: event and acting side. `side` is null when time passed or the offer was deleted. */
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
    'recorded_out',
    'recorded_back',
    'record_confirmed',
    'record_disputed',
    'period_proposed',
    'period_changed',
    'period_declined',
    'period_taken_back',
  ]),
  side: Side.nullable(),
  /** Person on the acting side at that time; for `taken_over`, the new vendor. Null for system events. */
  by: UserId.nullable(),
  at: Instant,
  text: z.string().nullable(),
  /** Requested, proposed or agreed period of `asked` and of a period's change; absent for other types. */
  period: Period.optional(),
});

export const RequestView = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  vendorId: UserId,
  creatorId: UserId,
  side: Side,
  status: RequestStatus,
  period: Period,
  /** Actual end after an early return; null otherwise. */
  endedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  terms: FrozenTerms,
  /** Other period that one side has proposed, until it is answered; null by an older request service. */
  proposal: PeriodProposal.nullable().default(null),
  /** Deadline of the pending answer or confirmation, at which the request expires; null unless open. */
  answerBy: Instant.nullable(),
  offer: OfferState,
  accepted: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  handedBack: z.boolean(),
  /** The handover is recorded, its pieces are out, or the borrower has said that it was handed back. */
  handedOut: z.boolean(),
  handovers: z.array(HandoverView),
  /** Numbers of the pieces that went out with the loan. */
  pieces: z.array(z.string()).default([]),
  /** Record that this side, the borrower, can confirm or object to; null: none, and by an older request service. */
  answerDue: HandoverMoment.nullable().default(null),
  /** The loan has begun, and its prices allow no other end, so that no other period can be proposed. */
  endFixed: z.boolean().default(false),
  addressShared: z.strictObject({ vendor: z.boolean(), creator: z.boolean() }),
  /**
   * Contact details are visible to both sides from the agreement until 30 days after the end of a loan that had
   * begun. After any other end, they are hidden at once.
   */
  contactReleased: z.boolean(),
  contactUntil: Instant.nullable(),
  /** Null without a deposit. */
  depositStatus: DepositStatusView.nullable().default(null),
  /** Messages of this side since the other side's last activity. */
  unanswered: z.int(),
  unread: z.boolean(),
  archived: z.boolean(),
  otherLeftAt: Instant.nullable(),
  /**
   * Number of other open requests for overlapping periods (0 unless the caller is the vendor), and whether a taken
   * period overlaps.
   */
  overlapsOpen: z.int(),
  overlapsTaken: z.boolean(),
  /** The caller's own rating, and the other side's once it is visible: after both have rated, or after 14 days. */
  ratings: z.array(RatingView),
  messages: z.array(Message),
  milestones: z.array(Milestone),
  askedAt: Instant,
  changedAt: Instant,
});
export type RequestView = z.infer<typeof RequestView>;

export const RequestRow = RequestView.omit({
  messages: true,
  milestones: true,
  ratings: true,
  handovers: true,
  pieces: true,
}).extend({ rated: z.boolean(), lastText: z.string().nullable() });
export type RequestRow = z.infer<typeof RequestRow>;

/** Maximum number of periods and proposals of a request in one answer; the latest remain. */
export const MOST_PERIODS = 50;

export const MentionedRequest = RequestView.pick({
  requestId: true,
  offerId: true,
  status: true,
  accepted: true,
  handedBack: true,
  handedOut: true,
  period: true,
}).extend({
  title: z.string(),
  imageId: FrozenTerms.shape.imageId,
  rentType: RentTypeId,
  proposal: PeriodProposal.nullable().default(null),
  /** Periods of the request and proposals of a side (`by`), oldest first; empty by an older request service. */
  periods: z
    .array(z.strictObject({ at: Instant, period: Period, by: Side.nullable() }))
    .max(MOST_PERIODS)
    .default([]),
  daysTaken: z.boolean(),
  /** Latest deadline of the answer or the confirmation, also of ended requests; null by an older request service. */
  answerBy: Instant.nullable().default(null),
  pricing: FrozenTerms.shape.pricing,
  units: z.int(),
  quantity: Quantity,
  sum: FrozenTerms.shape.sum,
  deposit: FrozenTerms.shape.deposit,
  depositKind: FrozenTerms.shape.depositKind,
  delivery: FrozenTerms.shape.delivery,
  /** Latest visible messages of the other side, oldest first; empty unless `withMessages`. */
  written: z.array(z.string()).max(MOST_MENTIONED_MESSAGES),
  /** The other side's reason for declining or cancelling; null unless `withMessages`. */
  reason: z.string().nullable().default(null),
  /** Parts of all units. */
  parts: z.array(Part).default([]),
  /** Parts that did not come back, by the valid records. */
  missing: z.array(Part).default([]),
  /** Cents of the deposit that the lender keeps, by the valid records. */
  kept: z.int().default(0),
  somebodyLeft: z.boolean(),
});
export type MentionedRequest = z.infer<typeof MentionedRequest>;

export const Waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  side: Side,
  count: z.int(),
  requestId: RequestId.nullable(),
  /** Loan made at the counter, of the kinds `counter_overdue` and `counter_not_picked_up`. */
  counterLoanId: z.uuid().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

export const requestBasicQueries = {
  one: { question: z.strictObject({ requestId: RequestId }), answer: RequestView.nullable() },
  /** Status and other party of one of the caller's requests, read before acting on the request. */
  standing: {
    question: z.strictObject({ requestId: RequestId }),
    answer: z.strictObject({ status: RequestStatus, otherId: UserId }).nullable(),
  },
  /** Summaries for lists of other services; requests of other users are omitted. */
  mentioned: {
    question: z.strictObject({ requestIds: z.array(RequestId).max(100), withMessages: z.boolean().default(false) }),
    answer: z.array(MentionedRequest),
  },
  /** True while an open or agreed request of the caller has its delivery at a place of theirs. */
  isDeliveryPlace: { question: z.strictObject({ placeId: PlaceId }), answer: z.boolean() },
  list: {
    question: z.strictObject({ side: Side, tab: RequestTab, paging: Paging }),
    answer: pageOf(RequestRow).extend({
      counts: z.record(RequestTab, z.int()),
      unread: z.record(RequestTab, z.int()),
      /** Counter loans of the side, which have a list of their own. */
      counterLoans: z.strictObject({ agreed: z.int(), running: z.int() }),
    }),
  },
  /** Pending steps of the caller, most urgent first. `requestId` or `counterLoanId` is set only when `count` is 1. */
  waiting: { question: z.strictObject({}), answer: z.array(Waiting) },
  /** Number of requests with news for the caller, computed from state rather than a counter (spec §3, status badge). */
  unread: { question: z.strictObject({}), answer: z.int() },
} as const;

export const requestBasicRefusals = {
  person_left: m(
    409,
    'Diese Person ist nicht mehr dabei. Hier kannst du ihr nichts mehr schreiben oder zeigen und sie nicht mehr bewerten.',
    'This person is no longer a member. You can no longer write to them, show them anything or rate them here.',
    'Deze persoon doet niet meer mee. Je kunt hier niet meer schrijven, iets tonen of beoordelen.',
  ),
  request_not_found: m(
    404,
    'Diese Anfrage gibt es nicht oder sie ist nicht deine.',
    'This request doesn’t exist or isn’t yours.',
    'Deze aanvraag bestaat niet of is niet van jou.',
  ),
  not_open: m(
    409,
    'Diese Anfrage ist nicht mehr offen.',
    'This request is no longer open.',
    'Deze aanvraag is niet meer open.',
  ),
  wrong_side: m(
    403,
    'Das kann nur die andere Seite tun.',
    'Only the other side can do this.',
    'Dat kan alleen de ander doen.',
  ),
  own_request: m(
    403,
    'Das ist deine eigene Anfrage: Jemand anderes aus der Gruppe verleiht.',
    'This is your own request: someone else in the group has to lend it.',
    'Dit is je eigen aanvraag: iemand anders van de groep leent het uit.',
  ),
  closed: m(409, 'Diese Anfrage ist abgeschlossen.', 'This request is closed.', 'Deze aanvraag is afgesloten.'),
};
