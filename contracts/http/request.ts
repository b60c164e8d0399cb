import { Repeat, TakenReason } from '../request/calendar.js';
import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { Locale, OfferId, PlaceId, PricingId, RequestId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { paragraph } from '../kernel/text.js';
import { OfferHold } from '../kernel/offer-hold.js';
import { deliveryChoices } from '../rules/delivery.js';
import { PlaceOpening } from '../account/opening-days.js';
import { ProposalId } from '../request/period-change.js';
import { BookingRulesShape } from './offer.js';
import { Part } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { DepositKind, RentTypeId } from '../rules/terms.js';
import { Milestone, RequestStatus, RequestTab, OfferState } from '../request/request.js';
import { waitingKinds } from '../request/statuses.js';
import { DepositStatusView, HandoverMoment, reasonField, recordBody, recordedFields } from '../request/handover.js';
import { requestActions } from '../request/lifecycle.js';
import { START_TIME } from '../rules/start-time.js';
import {
  AskedDay,
  datesInOrder,
  pickedInOrder,
  numeric,
  pageQuery,
  PictureShape,
  PricingShape,
  UserCard,
  pagedShape,
  LineShape,
} from './shapes.js';

/** Period of a request. Hourly periods use `date_from`, `time_from` and `duration` (in hours). */
export const PeriodShape = z.object({
  kind: z.enum(['days', 'hours']),
  date_from: Day,
  date_to: Day.describe(
    'The day on which it is given back: the last day included, for nights the day of departure. Hours may end on another day than `date_from`; an end at midnight belongs to the day before.',
  ),
  time_from: z.string().nullable(),
  duration: z.int().nullable(),
  start: Instant,
  end: Instant,
  zone: z.string(),
});
export type PeriodShape = z.infer<typeof PeriodShape>;

/**
 * Text hidden by moderation. `decision_id` is set for the author only; `uncounted` means that the stars of the rating
 * do not count either.
 */
const HiddenShape = z.object({ decision_id: z.uuid().nullable(), uncounted: z.boolean() });

export const TimelineEntry = z.object({
  id: z.string(),
  type: z.enum(['message', ...Milestone.shape.type.options]),
  side: Side.nullable(),
  at: Instant,
  text: z.string().nullable(),
  /** Person of the entry, set when another person now holds that side; for `taken_over`, the new lender. */
  person: UserCard.optional(),
  /** Language of an automatic reply, whose placeholders are already replaced; absent in messages written by hand. */
  automatic: Locale.optional(),
  /** Period of `asked`, `period_proposed` and `period_changed`. */
  period: PeriodShape.optional(),
  hidden: HiddenShape.optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const ContactShape = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  /**
   * Address of the other side; null unless that side shares it. The address of a shop that lends is always shared, and
   * that of a delivery.
   */
  address: z.string().nullable(),
  /** The borrower deleted the address that a delivery was agreed for; `address` is null then. */
  address_deleted: z.literal(true).optional(),
});

export const RequestAction = z.enum(requestActions);

/**
 * Valid record of what went out (`out`) or came back (`back`). `counts` follow the order of `parts`; `revision` counts
 * the corrections. `missing`: parts that went out and did not come back.
 */
export const HandoverShape = z.object({
  ...recordedFields,
  missing: z.array(Part),
  revision: z.int(),
  ...reasonField,
  note: z.string().nullable(),
  at: Instant,
  answer: z
    .object({ agrees: z.boolean(), note: z.string().nullable(), at: Instant })
    .nullable()
    .describe('Confirmation or objection of the borrower; null while there is none.'),
  objection: z
    .object({ note: z.string().nullable(), at: Instant })
    .optional()
    .describe('Latest objection of the borrower to an earlier record with other parts or another kept sum.'),
});
export type HandoverShape = z.infer<typeof HandoverShape>;

export const HandoverBody = z
  .strictObject(recordBody)
  .refine(({ secured, given }) => secured || given === undefined, { path: ['given'], error: 'deposit_not_secured' })
  .refine(({ secured, kept }) => secured || kept === undefined, { path: ['kept'], error: 'deposit_not_secured' })
  .refine(({ kept, reason }) => kept !== undefined || !reason, { path: ['reason'], error: 'reason_without_kept' })
  .refine(({ moment, given }) => moment === 'out' || given === undefined, {
    path: ['given'],
    error: 'given_at_handover',
  })
  .refine(({ moment, kept }) => moment === 'back' || kept === undefined, { path: ['kept'], error: 'kept_at_return' });
export const HandoverAnswerBody = z.strictObject({
  moment: HandoverMoment,
  revision: z
    .int()
    .min(1)
    .describe('The record that was answered; after a correction the answer is 409 `record_changed`.'),
  agrees: z.boolean(),
  note: paragraph(limits.handoverNote).default('').describe('Needed for an objection.'),
});

/** Other period that one side has proposed; both keep the present one until the other side agrees. */
export const ProposalShape = z.object({
  proposal_id: ProposalId,
  side: Side.describe('The side that proposes it.'),
  period: PeriodShape,
  pricing: PricingShape,
  units: z.int(),
  total: z.int().describe('Total price for this period as `total` of the request, without delivery.'),
  lines: z.array(LineShape),
  difference: z.int().describe('`total` of this period less the present `total`.'),
  at: Instant,
});
export type ProposalShape = z.infer<typeof ProposalShape>;

export const RatingEntry = z.object({
  request_id: RequestId,
  offer_id: OfferId,
  offer_title: z.string().nullable(),
  side: Side,
  author: UserCard.nullable(),
  about_id: UserId,
  stars: z.int(),
  text: z.string().nullable(),
  at: Instant,
  answer: z.object({ text: z.string().nullable(), at: Instant, hidden: HiddenShape.optional() }).nullable(),
  /** Text hidden by moderation; the stars stay visible. */
  hidden: HiddenShape.optional(),
});
export type RatingEntry = z.infer<typeof RatingEntry>;

export const RequestRowShape = z.object({
  request_id: RequestId,
  offer_id: OfferId,
  title: z.string(),
  image: PictureShape.nullable(),
  offer_state: OfferState.describe(
    'What became of the offer since somebody asked: `locked` by moderation, or `deleted` by its owner, its picture with it. What is agreed goes on.',
  ),
  side: Side,
  other: UserCard.nullable(),
  status: RequestStatus,
  your_turn: z.boolean(),
  period: PeriodShape,
  pricing: PricingShape,
  units: z.int(),
  quantity: z.int().describe('How many units of the thing are lent; `total` and `deposit` are for all of them.'),
  /** Total price in the unit of the pricing, cents or a count, without delivery. */
  total: z.int(),
  total_with_delivery: z
    .int()
    .nullable()
    .describe(
      'Cents for price and delivery together; null where they are not one amount: crates, sixpacks, donations.',
    ),
  /** Lines of the total, for example one week and one day. */
  lines: z.array(LineShape),
  /** Deposit in cents. */
  deposit: z.int().nullable(),
  /** How the deposit is given; `document`: a document is shown instead. Null without one, or where it is not stated. */
  deposit_kind: DepositKind.nullable(),
  deposit_per_unit: z.boolean().describe('`deposit` adds up that of each unit.'),
  deposit_status: DepositStatusView.nullable().describe('Stage of the deposit by the records of handover and return.'),
  delivery: z
    .object({
      choice: z.enum(deliveryChoices),
      up_to_km: z.int(),
      price: z.int().describe('Cents per way.'),
      total: z.int().describe('Cents for all ways, in addition to the `total` of the request.'),
    })
    .nullable()
    .describe('Return service of the lender; null: the borrower picks up and returns.'),
  proposal: ProposalShape.nullable().describe('Other period that waits for an answer; null: none.'),
  answer_by: Instant.nullable().describe(
    'Of an open request: when it expires without an answer; after the acceptance of the vendor, without the confirmation of the creator.',
  ),
  accepted: z.object({ vendor: z.boolean(), creator: z.boolean() }),
  handed_out: z.boolean().describe('The handover is recorded.'),
  answer_due: HandoverMoment.nullable().describe(
    'Record of the lender that the caller, the borrower, can confirm or object to; null: none.',
  ),
  handed_back: z.boolean().describe('The creator has said that they returned it; the vendor completes the loan.'),
  unread: z.boolean(),
  archived: z.boolean(),
  /**
   * Deletion time of the other side's account, from which no action with the other side is possible; null while the
   * account exists.
   */
  other_left_at: Instant.nullable(),
  overlaps_open: z.int(),
  overlaps_taken: z.boolean(),
  rated: z.boolean(),
  last_text: z.string().nullable(),
  asked_at: Instant,
  changed_at: Instant,
});
export type RequestRowShape = z.infer<typeof RequestRowShape>;

export const RequestShape = RequestRowShape.omit({ last_text: true, rated: true }).extend({
  ended_at: Instant.nullable().describe('When the thing was back, if that was before the agreed end.'),
  finished_at: Instant.nullable().describe(
    'When the request came to its end, whichever; of an expired one when its time to answer was over.',
  ),
  auto_accept: z.boolean(),
  hold_hours: z
    .int()
    .nullable()
    .describe('Hours that an acceptance of the vendor waits for the confirmation; null: until the period begins.'),
  /**
   * Sides that share their address. Always true for a shop that lends, whose offers show its address, and for a
   * borrower with delivery.
   */
  address_shared: z.object({ vendor: z.boolean(), creator: z.boolean() }),
  /**
   * Contact details of the other side, once both sides agreed; null before, and when the request ended before the
   * loan began.
   */
  contact: ContactShape.nullable(),
  /** Pickup place, shown to the lender only; null when it is the address in the lender's profile. */
  own_place: z.string().nullable(),
  /** End of the time after a completed loan in which both sides see each other's contact details. */
  contact_until: Instant.nullable(),
  parts: z.array(Part).describe('Parts of all units that are lent, as they were when the request was made.'),
  handovers: z.array(HandoverShape),
  pieces: z.array(z.string()).optional().describe('Numbers of the pieces that went out with the loan.'),
  suspended: z
    .enum(['self', 'other'])
    .nullable()
    .describe(
      'Of an open request: the side that moderation keeps from agreeing on anything; `self` also of one that is over, where the caller may not write.',
    ),
  offer_held: OfferHold.nullable().describe(
    'Of an open request: why nobody can agree on it now. `locked`: moderation has locked the offer; `trader_missing`: it is paused, as its commercial owner has not said who they are.',
  ),
  blocked: z.boolean().describe('Of an open request: one of the two has blocked the other.'),
  actions: z.array(RequestAction),
  ratings: z.array(RatingEntry),
  timeline: z.array(TimelineEntry),
});
export type RequestShape = z.infer<typeof RequestShape>;

export const RequestListQuery = z.object({
  side: Side.default('creator'),
  tab: RequestTab.default('open'),
  ...pageQuery,
});
export const RequestListShape = pagedShape({
  requests: z.array(RequestRowShape),
  counts: z.record(RequestTab, z.int()),
  unread: z.record(RequestTab, z.int()),
  counter_loans: z
    .object({ agreed: z.int(), running: z.int() })
    .describe('Loans of the side made at the counter, which `GET /counter_loan` lists; `counts` leaves them out.'),
});

/** Pending steps of the caller, most urgent first. `request_id` or `counter_loan_id` is set only when `count` is 1. */
export const WaitingShape = z.object({
  waiting: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      side: Side,
      count: z.int(),
      request_id: RequestId.nullable(),
      counter_loan_id: z
        .uuid()
        .nullable()
        .describe('A loan made at the counter, of the kinds `counter_overdue` and `counter_not_picked_up`.'),
    }),
  ),
});

const lastDay = AskedDay.optional().describe(
  'Last day of the loan, inclusive (for nights, the day of departure); absent for hours.',
);
const hoursAsked = z.int().min(1).max(limits.hours).optional();

/** Body of a new request; hourly prices require `time_from` and `duration` together. */
export const RequestBody = pickedInOrder(
  z.strictObject({
    offer_id: OfferId,
    pricing_id: PricingId,
    quantity: Quantity.default(1).describe(
      'How many units are wanted. Where fewer are free, the answer is 409 `not_enough_units`.',
    ),
    date_from: AskedDay,
    date_to: lastDay,
    time_from: z.string().regex(START_TIME, { error: 'start_half_hour' }).optional(),
    duration: hoursAsked,
    message: paragraph(limits.message, 1),
    share_address: z.boolean().default(false),
    delivery: z
      .strictObject({
        choice: z.enum(deliveryChoices),
        place_id: PlaceId.nullable().default(null).describe('Own address; null: the main one.'),
      })
      .optional()
      .describe(
        'Return service: the lender brings, fetches back, or both, and sees the address once both have accepted. Left out: the borrower picks up and returns.',
      ),
    shown: z
      .strictObject({
        total: z.int().min(0),
        deposit: z.int().min(0).default(0),
        deposit_kind: DepositKind.nullable().optional(),
        delivery: z.int().min(0).default(0),
      })
      .optional()
      .describe(
        'What the person was shown: `total` in the unit of the price (cents, or a number of things), `deposit` in cents, `deposit_kind` where stated, `delivery` in cents for all ways. Where it is no longer so, the answer is 409 `price_changed`. Without it the present price is taken: it counts as agreed once both have said yes.',
      ),
  }),
);
export type RequestBody = z.input<typeof RequestBody>;

/** Body of a proposed period; hours require `time_from` and `duration` together. */
export const PeriodBody = pickedInOrder(
  z.strictObject({
    date_from: AskedDay,
    date_to: lastDay,
    time_from: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    duration: hoursAsked,
    shown_total: z
      .int()
      .min(0)
      .optional()
      .describe('Total that the person was shown, without delivery. Where it is no longer so: 409 `price_changed`.'),
  }),
);
export type PeriodBody = z.input<typeof PeriodBody>;

/** Times, units and prices for the choice of another period of a request; `taken` leaves the request itself out. */
export const PeriodChoiceShape = z.object({
  zone: z.string(),
  opening: PlaceOpening,
  booking_rules: BookingRulesShape,
  stock: z.int().describe('How many units of the thing there are.'),
  taken: z.array(z.object({ start: Instant, end: Instant, reason: TakenReason, units: z.int() })),
  pricing: z.array(PricingShape).describe('Prices of the request, whose cheapest combination is asked.'),
});
export type PeriodChoiceShape = z.infer<typeof PeriodChoiceShape>;

export const PeriodAnswerBody = z.strictObject({
  proposal_id: ProposalId.describe('The proposal that was shown; of another one the answer is 409 `no_proposal`.'),
  agrees: z.boolean(),
});
export const PeriodTakeBackBody = z.strictObject({ proposal_id: ProposalId });

export const AcceptBody = z.strictObject({ share_address: z.boolean().default(false) });
export const ReasonBody = z.strictObject({ reason: paragraph(limits.reason).default('') });
export const MessageBody = z.strictObject({ text: paragraph(limits.message, 1) });

/** Rating of the other side, allowed once per side after completion. */
export const RatingBody = z.strictObject({
  request_id: RequestId,
  stars: z.int().min(1).max(5),
  text: paragraph(limits.rating).default(''),
});
export const RatingQuery = z.object({
  user_id: UserId.optional(),
  offer_id: OfferId.optional(),
  side: Side.optional(),
  stars: numeric(z.int().min(1).max(5)).optional(),
  ...pageQuery,
});
export const RatingListShape = pagedShape({
  ratings: z.array(RatingEntry),
  /** Number of ratings with one to five stars, regardless of the `stars` filter. */
  by_stars: z.array(z.int()),
});

const RequestTypeId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const CalendarShape = z.object({
  type: z.enum(['request', 'unavailability', 'calendar_unavailability']),
  side: Side,
  request_id: RequestId.nullable(),
  counter_loan_id: z
    .uuid()
    .nullable()
    .describe('Of a loan that was entered at the counter; `request_id` and `block_id` are null then.'),
  counter_name: z
    .string()
    .nullable()
    .describe('Who has the thing of such a loan or of an entry of third-party use, for its owner alone.'),
  note: z.string().nullable().describe('Of a block or an entry, for its owner alone.'),
  block_id: z.uuid().nullable().describe('The block, or one date of an entry.'),
  entry_id: z.uuid().nullable().describe('The entry of GET /calendar_unavailability/{id}.'),
  offer_id: OfferId.nullable().describe('Null for an entry for several or all offers.'),
  offers: z.int().nullable().describe('How many offers an entry names; null: all, or no entry.'),
  repeat: Repeat.nullable().describe('Repetition of an entry; null: once, or no entry.'),
  title: z.string(),
  status: RequestStatus.nullable(),
  /** True if the lender has accepted; while the request is open, the borrower has not. */
  vendor_accepted: z.boolean(),
  handed_out: z.boolean().describe('The handover of the loan is recorded; false for blocks.'),
  overdue: z
    .boolean()
    .describe('The thing is not back although its end has passed; such an entry is listed until today.'),
  date_from: Day,
  date_to: Day,
  time_from: z.string().nullable(),
  duration: z.int().nullable(),
  renttype_id: RentTypeId.nullable(),
  /** Kind of calendar entry (spec §3): 1 is use by another person, 2 to 4 are use by the owner. */
  requesttype_id: RequestTypeId,
  start: Instant,
  /** Actual or agreed return, which is before the end of the period after an early return. */
  end: Instant,
  period: PeriodShape,
  units: z.int(),
  quantity: z.int().nullable().describe('How many units are lent or blocked; null where all of them are blocked.'),
  stock: z
    .object({
      quantity: z.int(),
      lent: z.int(),
      preparation: z.int().describe('Prepared before or after another loan.'),
      blocked: z.int(),
      free: z.int(),
      partly: z.boolean().describe('The numbers hold for a part of the entry; at other times, more are free.'),
    })
    .nullable()
    .describe(
      'For the lender of an offer with several units: what they are used for when the fewest are free during this entry.',
    ),
  preparation: z
    .object({ start: Instant, end: Instant })
    .nullable()
    .describe('For the lender of a booked loan: its start and end with the preparation around it; null without any.'),
  other: UserCard.nullable(),
});
export type CalendarShape = z.infer<typeof CalendarShape>;
/** Query of the calendar, by default the next 30 days (spec §9) and at most 366 days. */
export const CalendarQuery = z
  .object({ date_from: AskedDay.optional(), date_to: AskedDay.optional(), side: Side.optional() })
  .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' });
