import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { BlockId, ImageId, Locale, OfferId, PlaceId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { Day, Instant, Period } from '../kernel/period.js';
import type { PersonalFields } from '../kernel/events.js';
import { Town } from '../kernel/place.js';
import { Pricing } from '../rules/terms.js';
import { Words } from '../kernel/words.js';

/**
 * Why an owner keeps days (spec §3, request types): 2 own use, 3 not available, 4 maintenance; 1 is what others have.
 */
export const BlockKind = z.union([z.literal(2), z.literal(3), z.literal(4)]);
export type BlockKind = z.infer<typeof BlockKind>;
/** What a block without a word is. */
export const NOT_AVAILABLE: BlockKind = 3;

/** The offer's terms as they were when the request was made; they bind both sides whatever the offer says later. */
export const FrozenTerms = z.strictObject({
  title: z.string(),
  imageId: ImageId.nullable(),
  pricing: Pricing,
  /** Units of the pricing's rent type. */
  units: z.int().min(1),
  deposit: Money.nullable(),
  autoAccept: z.boolean(),
  /** Of the picture, in pixels; absent in terms from before it was frozen. */
  imageSize: z.strictObject({ width: z.int(), height: z.int() }).optional(),
  /** Where to fetch it, when that is not the vendor's main address. */
  placeId: PlaceId.optional(),
});
export type FrozenTerms = z.infer<typeof FrozenTerms>;

/** Changes of the offer since the request, as far as its sides are told. */
export const OfferState = z.enum(['there', 'locked', 'deleted']);
export type OfferState = z.infer<typeof OfferState>;

const request = { requestId: RequestId };
const bySide = { requestId: RequestId, side: Side };
const authored = { requestId: RequestId, side: Side, authorId: UserId };
/** Repeated where an integration event is made from the event alone. */
const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };
/** The same; absent in events from before it was recorded. */
const timed = { period: Period.optional() };
/** The same; absent in events from before other services heard of them. */
const told = { offerId: OfferId.optional(), vendorId: UserId.optional(), creatorId: UserId.optional() };
const rating = { aboutId: UserId, offerId: OfferId, stars: z.int().min(1).max(5) };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** Stream `request-<requestId>`. */
export const RequestEvent = z.discriminatedUnion('type', [
  /**
   * `use`: in events from before request types were understood as kinds of entries. `answerBy`: not agreed until then,
   * it expires. The period's start; the end of the first day for one asked on that day. `groupIds`: the groups that lent
   * it and that the creator was in (ADR 77); absent where there was none. `town`: where the offer stood, as everybody
   * reads it; absent in events from before it was counted.
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
  /** What was asked for belongs to a group: whoever leads that may take it over (ADR 74). */
  event('GroupThingAsked', { ...request, ...parties, groupId: GroupId }),
  /** Somebody else who leads the group lends its thing from now on: `vendorId`, before them it was `formerId` (ADR 74). */
  event('RequestTakenOver', { ...request, ...parties, groupId: GroupId, formerId: UserId, at: Instant }),
  /** Without the parties in the message that comes with the asking, which tells of itself. */
  event('MessageSent', { ...authored, ...told, messageId: z.uuid(), text: z.string().nullable() }),
  /** What the vendor lets be written to who asks; no answer of theirs. `back`: the day that the text may name. */
  event('AutomaticReplySent', {
    ...authored,
    ...told,
    messageId: z.uuid(),
    text: z.string().nullable(),
    back: Day.nullable(),
    locale: Locale,
  }),
  event('AddressShared', { ...bySide, shared: z.boolean() }),
  /** `agrees`: it is the yes that was missing, so `RequestAgreed` follows. */
  event('RequestAccepted', { ...bySide, ...told, agrees: z.boolean().optional() }),
  /** The vendor accepted, declined or wrote for the first time, so many minutes after the asking. */
  event('RequestAnswered', { ...request, ...parties, minutes: z.int().min(0) }),
  /**
   * Both sides accepted (or the vendor did, with auto-accept): contact details are released. `side`: whose yes it was;
   * `nights`: what is lent by the night is given back on the day on which the period ends.
   */
  event('RequestAgreed', {
    ...request,
    ...parties,
    ...timed,
    side: Side.optional(),
    nights: z.literal(true).optional(),
  }),
  /** `cause`: the system declined it, because the vendor deleted the offer or their account; absent where the vendor did. */
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
  /** The days of an open request are taken or blocked: it cannot be accepted for now. */
  event('RequestDaysTaken', { ...request, ...parties, at: Instant }),
  /** They can be had again. */
  event('RequestDaysFreed', { ...request, ...parties, at: Instant }),
  /** The offer of an open or agreed request was locked by moderation, is back, or its owner deleted it. */
  event('OfferStateNoted', { ...request, ...parties, offer: OfferState, at: Instant }),
  /** The creator says that they returned the thing; the loan runs until somebody completes it. */
  event('RequestHandedBack', { ...request, ...parties, at: Instant }),
  /** The thing is back; `endedAt` may lie before the agreed end and frees the rest. */
  event('RequestCompleted', { ...bySide, ...parties, ...timed, endedAt: Instant, at: Instant }),
  /**
   * `hidden`: not to be seen before `RatingShown`; absent in events from before ratings were hidden. `waits`: the other
   * side has not rated.
   */
  event('RequestRated', {
    ...authored,
    ...rating,
    text: z.string().nullable(),
    hidden: z.literal(true).optional(),
    waits: z.literal(true).optional(),
  }),
  /** Both sides have rated, or the other has let its time pass: everybody may see the rating of `side`. */
  event('RatingShown', { ...authored, ...rating }),
  /** Who was rated answers: once, and only a rating that is shown. `side` and `authorId`: who answers. */
  event('RatingAnswered', { ...authored, ...parties, text: z.string().nullable() }),
  /** Moderation decided at `at` that nobody but who wrote it reads it (ADR 92). `uncounted`: nor do the stars count. */
  event('WordsHidden', {
    ...request,
    words: Words,
    decisionId: z.uuid(),
    uncounted: z.literal(true).optional(),
    at: Instant,
  }),
  event('WordsReleased', { ...request, words: Words, at: Instant }),
  /** The stars of a rating that is shown do not count any more, or again. */
  event('RatingRecounted', { ...authored, ...rating, counts: z.boolean() }),
  event('RequestRead', { ...bySide, ...told }),
  event('RequestArchived', { ...bySide, ...told, archived: z.boolean() }),
  /** The person of this side deleted their account: what they wrote is gone, the other side's own words stay. */
  event('SideErased', { ...bySide, userId: UserId }),
  /** Somebody who lent before it was taken over deleted their account: what they wrote is gone. */
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

/**
 * Stream `asking-<id made of creator, offer and period>`: which request asked for it last, so that there is one open at
 * a time.
 */
export const AskingEvent = z.discriminatedUnion('type', [event('WishAsked', { ...request })]);
export type AskingEvent = z.infer<typeof AskingEvent>;

/** Stream `asker-<userId>`: what a person asked for last, for the limits of asking. */
export const AskerEvent = z.discriminatedUnion('type', [
  event('AskCounted', { ...request, userId: UserId, at: Instant }),
]);
export type AskerEvent = z.infer<typeof AskerEvent>;

/**
 * Stream `party-<userId>`: whether a person still takes part. Asking and accepting read it in their append, so that of
 * an agreement and a deletion at the same moment one comes second.
 */
export const PartyEvent = z.discriminatedUnion('type', [
  event('PartyLeft', { userId: UserId }),
  /** Something was agreed before that: the person stays. */
  event('PartyReturned', { userId: UserId }),
]);
export type PartyEvent = z.infer<typeof PartyEvent>;

const calendar = { offerId: OfferId };

/** Stream `calendar-<offerId>`: the one place that says when a thing is taken. */
export const CalendarEvent = z.discriminatedUnion('type', [
  event('PeriodBooked', { ...calendar, vendorId: UserId, requestId: RequestId, period: Period }),
  event('BookingReleased', { ...calendar, requestId: RequestId }),
  /** Came back early: the booking ends at `end`, which frees all of it when it is the start. */
  event('BookingShortened', { ...calendar, requestId: RequestId, start: Instant, end: Instant }),
  /** Version 2: version 1 may lack `kind`, from before there were kinds (`upcasters.ts`). */
  event('PeriodBlocked', {
    ...calendar,
    vendorId: UserId,
    blockId: BlockId,
    period: Period,
    note: z.string().nullable(),
    kind: BlockKind,
  }),
  event('BlockRemoved', { ...calendar, blockId: BlockId }),
  /** The person deleted their account: their notes on blocked days are gone, the days stay as they are. */
  event('BlockNotesErased', { ...calendar, vendorId: UserId }),
  /** The offer is deleted: what is agreed goes on, nothing new begins. */
  event('CalendarClosed', { ...calendar }),
]);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const calendarPersonal: PersonalFields<CalendarEvent> = {
  PeriodBlocked: { subject: 'vendorId', fields: ['note'] },
};
