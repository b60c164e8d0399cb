import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { BlockId, ImageId, Locale, OfferId, PlaceId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { Day, Instant, Period } from '../kernel/period.js';
import { event, type PersonalFields } from '../kernel/events.js';
import { Town } from '../kernel/place.js';
import { Pricing } from '../rules/terms.js';
import { Words } from '../kernel/words.js';

/**
 * Owner's reason for blocking days (spec §3, request types): 2 own use, 3 not available, 4 maintenance. Type 1 marks
 * loans.
 */
export const BlockKind = z.union([z.literal(2), z.literal(3), z.literal(4)]);
export type BlockKind = z.infer<typeof BlockKind>;
export const NOT_AVAILABLE: BlockKind = 3;

/** Offer terms at the time of the request; binding for both sides even if the offer changes. */
export const FrozenTerms = z.strictObject({
  title: z.string(),
  imageId: ImageId.nullable(),
  pricing: Pricing,
  /** Duration in units of the pricing's rent type. */
  units: z.int().min(1),
  deposit: Money.nullable(),
  autoAccept: z.boolean(),
  /** Pixels; absent in older terms. */
  imageSize: z.strictObject({ width: z.int(), height: z.int() }).optional(),
  /** Pickup place; absent when it is the vendor's main address. */
  placeId: PlaceId.optional(),
});
export type FrozenTerms = z.infer<typeof FrozenTerms>;

export const OfferState = z.enum(['there', 'locked', 'deleted']);
export type OfferState = z.infer<typeof OfferState>;

const request = { requestId: RequestId };
const bySide = { requestId: RequestId, side: Side };
const authored = { requestId: RequestId, side: Side, authorId: UserId };
const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };
/** Absent in events recorded before the field existed. */
const timed = { period: Period.optional() };
/** Parties; absent in events recorded before they were published. */
const told = { offerId: OfferId.optional(), vendorId: UserId.optional(), creatorId: UserId.optional() };
const rating = { aboutId: UserId, offerId: OfferId, stars: z.int().min(1).max(5) };

export const RequestEvent = z.discriminatedUnion('type', [
  /**
   * `use`: only in events recorded before block kinds existed. `answerBy`: the request expires then unless agreed; the
   * period's start, or the end of the first day for a request made on that day. `groupIds`: groups shared by the offer
   * and the creator (ADR 77); absent when there are none. `town`: public location of the offer; absent in older events.
   */
  event('RequestAsked', {
    ...request,
    ...parties,
    period: Period,
    terms: FrozenTerms,
    use: z.int().optional(),
    askedAt: Instant,
    answerBy: Instant,
    groupIds: z.array(GroupId).min(1).optional(),
    town: Town.optional(),
  }),
  event('GroupThingAsked', { ...request, ...parties, groupId: GroupId }),
  event('RequestTakenOver', { ...request, ...parties, groupId: GroupId, formerId: UserId, at: Instant }),
  /**
   * Parties are absent in the message sent with the request itself, since `RequestAsked` already notifies the vendor.
   */
  event('MessageSent', { ...authored, ...told, messageId: z.uuid(), text: z.string().nullable() }),
  /** The vendor's prepared text; does not count as an answer. `back`: the return date that the text may mention. */
  event('AutomaticReplySent', {
    ...authored,
    ...told,
    messageId: z.uuid(),
    text: z.string().nullable(),
    back: Day.nullable(),
    locale: Locale,
  }),
  event('AddressShared', { ...bySide, shared: z.boolean() }),
  /** `agrees`: this acceptance completes the agreement; `RequestAgreed` follows. */
  event('RequestAccepted', { ...bySide, ...told, agrees: z.boolean().optional() }),
  event('RequestAnswered', { ...request, ...parties, minutes: z.int().min(0) }),
  /**
   * Both sides accepted (or the vendor alone, with auto-accept); contact details are released. `side`: the side that
   * accepted last. `nights`: nightly loans are returned on the day on which the period ends.
   */
  event('RequestAgreed', {
    ...request,
    ...parties,
    ...timed,
    side: Side.optional(),
    nights: z.literal(true).optional(),
  }),
  /**
   * `cause`: the system declined because the vendor deleted the offer or their account; absent when the vendor
   * declined.
   */
  event('RequestDeclined', {
    ...authored,
    ...told,
    reason: z.string().nullable(),
    cause: z.enum(['offer_deleted', 'account_deleted']).optional(),
    at: Instant,
  }),
  event('RequestWithdrawn', { ...request, ...told, at: Instant }),
  event('RequestCancelled', { ...authored, ...parties, ...timed, reason: z.string().nullable(), at: Instant }),
  event('RequestExpired', { ...request, ...told, at: Instant }),
  event('RequestDaysTaken', { ...request, ...parties, at: Instant }),
  event('RequestDaysFreed', { ...request, ...parties, at: Instant }),
  event('OfferStateNoted', { ...request, ...parties, offer: OfferState, at: Instant }),
  event('RequestHandedBack', { ...request, ...parties, at: Instant }),
  event('RequestCompleted', { ...bySide, ...parties, ...timed, endedAt: Instant, at: Instant }),
  /**
   * `hidden`: not visible until `RatingShown`; absent in events recorded before ratings were hidden. `waits`: the other
   * side has not rated yet.
   */
  event('RequestRated', {
    ...authored,
    ...rating,
    text: z.string().nullable(),
    hidden: z.literal(true).optional(),
    waits: z.literal(true).optional(),
  }),
  event('RatingShown', { ...authored, ...rating }),
  /** `side` and `authorId`: the rated person, who replies once to a visible rating. */
  event('RatingAnswered', { ...authored, ...parties, text: z.string().nullable() }),
  /** Moderation hid the text at `at` from all but its author (ADR 92). `uncounted`: the stars do not count either. */
  event('WordsHidden', {
    ...request,
    words: Words,
    decisionId: z.uuid(),
    uncounted: z.literal(true).optional(),
    at: Instant,
  }),
  event('WordsReleased', { ...request, words: Words, at: Instant }),
  event('RatingRecounted', { ...authored, ...rating, counts: z.boolean() }),
  event('RequestRead', { ...bySide, ...told }),
  event('RequestArchived', { ...bySide, ...told, archived: z.boolean() }),
  event('SideErased', { ...bySide, userId: UserId }),
  event('FormerVendorErased', { ...request, userId: UserId }),
]);
export type RequestEvent = z.infer<typeof RequestEvent>;

export const requestPersonal: PersonalFields<RequestEvent> = {
  MessageSent: { subject: 'authorId', fields: ['text'] },
  AutomaticReplySent: { subject: 'authorId', fields: ['text'] },
  RequestDeclined: { subject: 'authorId', fields: ['reason'] },
  RequestCancelled: { subject: 'authorId', fields: ['reason'] },
  RequestRated: { subject: 'authorId', fields: ['text'] },
  RatingAnswered: { subject: 'authorId', fields: ['text'] },
};

/** Stream `asking-<hash of creator, offer and period>`: latest equal request, so that only one is open at a time. */
export const AskingEvent = z.discriminatedUnion('type', [event('WishAsked', { ...request })]);
export type AskingEvent = z.infer<typeof AskingEvent>;

/** Stream `asker-<userId>`: latest requests of a user, for rate limits. */
export const AskerEvent = z.discriminatedUnion('type', [
  event('AskCounted', { ...request, userId: UserId, at: Instant }),
]);
export type AskerEvent = z.infer<typeof AskerEvent>;

/**
 * Stream `party-<userId>`: account deletion of a user. Asking and accepting load it in the same append, which
 * serialises agreements and deletions.
 */
export const PartyEvent = z.discriminatedUnion('type', [
  event('PartyLeft', { userId: UserId }),
  event('PartyReturned', { userId: UserId }),
]);
export type PartyEvent = z.infer<typeof PartyEvent>;

const calendar = { offerId: OfferId };

/** Stream `calendar-<offerId>`: single source of the offer's availability. */
export const CalendarEvent = z.discriminatedUnion('type', [
  event('PeriodBooked', { ...calendar, vendorId: UserId, requestId: RequestId, period: Period }),
  event('BookingReleased', { ...calendar, requestId: RequestId }),
  /** Early return: the booking ends at `end`; equal to `start`, the whole booking is freed. */
  event('BookingShortened', { ...calendar, requestId: RequestId, start: Instant, end: Instant }),
  /** Version 2. Version 1 may lack `kind` (`upcasters.ts`). */
  event('PeriodBlocked', {
    ...calendar,
    vendorId: UserId,
    blockId: BlockId,
    period: Period,
    note: z.string().nullable(),
    kind: BlockKind,
  }),
  event('BlockRemoved', { ...calendar, blockId: BlockId }),
  event('BlockNotesErased', { ...calendar, vendorId: UserId }),
  event('CalendarClosed', { ...calendar }),
]);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const calendarPersonal: PersonalFields<CalendarEvent> = {
  PeriodBlocked: { subject: 'vendorId', fields: ['note'] },
};
