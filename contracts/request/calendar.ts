import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { BlockId, EntryId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant, Period, Wish } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { paragraph } from '../kernel/text.js';
import { Out } from '../rules/late.js';
import { LAST_WEEK } from '../rules/unavailability.js';
import { Quantity } from '../rules/quantity.js';
import { PreparationTime, RentTypeId } from '../rules/terms.js';
import { useReasons } from '../rules/why-not-bookable.js';
import { parties, request } from './event-fields.js';
import { RequestStatus } from './request.js';

export const NOT_AVAILABLE: BlockKind = 3;

/**
 * Owner's reason for blocking days (spec §3, request types): 2 own use, 3 not available, 4 maintenance. Type 1 marks
 * loans.
 */
export const BlockKind = z.union([z.literal(2), z.literal(3), z.literal(4)]);
export type BlockKind = z.infer<typeof BlockKind>;

/** Reason of an entry of unavailable days: those of blocks, and 1, third-party use: another person has the thing. */
export const EntryKind = z.union([z.literal(1), ...BlockKind.options]);
export type EntryKind = z.infer<typeof EntryKind>;

export const MonthDate = z.int().min(1).max(31);
export const MonthWeek = z.int().min(1).max(LAST_WEEK);

/** Repetition of an entry (`contracts/rules/unavailability.ts`). */
export const Repeat = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('week'),
    /** 0 is Monday. */
    weekdays: z.array(z.int().min(0).max(6)).min(1).max(7),
    until: Day,
  }),
  z.strictObject({ every: z.literal('month'), date: MonthDate, until: Day }),
  z.strictObject({ every: z.literal('month_weekday'), week: MonthWeek, weekday: z.int().min(0).max(6), until: Day }),
  z.strictObject({ every: z.literal('year'), until: Day }),
]);

export const calendarCommands = {
  block: z.strictObject({
    blockId: BlockId,
    offerId: OfferId,
    wish: Wish,
    note: paragraph(limits.reason),
    kind: BlockKind.default(NOT_AVAILABLE),
    /** Absent: all units of the offer. */
    units: Quantity.optional(),
  }),
  unblock: z.strictObject({ blockId: BlockId, offerId: OfferId }),
  /** Frees a block of whole days and blocks others under the id `movedId`, or neither. `to` is the last day. */
  moveBlock: z.strictObject({ blockId: BlockId, movedId: BlockId, offerId: OfferId, from: Day, to: Day }),
  /** System only, for the offer service: number of units of the offer. `zone`: time zone of the days in refusals. */
  setCapacity: z.strictObject({ offerId: OfferId, quantity: Quantity, zone: z.string() }),
} as const;

export const calendarEvents = [
  event('RequestDaysTaken', { ...request, ...parties, at: Instant }),
  event('RequestDaysFreed', { ...request, ...parties, at: Instant }),
] as const;

const calendar = { offerId: OfferId };

/**
 * Stream `calendar-<offerId>`: single source of the offer's availability and of its number of units (ADR 135). `units`:
 * units of the offer that a booking (absent: one) or a block (absent: all) takes.
 */
export const CalendarEvent = z.discriminatedUnion('type', [
  event('PeriodBooked', {
    ...calendar,
    vendorId: UserId,
    requestId: RequestId,
    period: Period,
    units: Quantity.optional(),
    /** `requestId` is the id of a counter loan. */
    counter: z.literal(true).optional(),
    /**
     * The units are taken from `start` to `end`, the preparation around the period included (ADR 143). `after` follows
     * an early return too. Absent: none, as in all older events.
     */
    preparation: z.strictObject({ start: Instant, end: Instant, after: PreparationTime }).optional(),
    /** Moved booking of a loan that is out. */
    out: Out.optional(),
  }),
  event('BookingReleased', { ...calendar, requestId: RequestId }),
  /** Early return: the booking ends at `end`. If `end` equals `start`, the whole booking is released. */
  event('BookingShortened', {
    ...calendar,
    requestId: RequestId,
    start: Instant,
    end: Instant,
    units: Quantity.optional(),
    /** Start and end with preparation; absent: none. */
    preparation: z.strictObject({ start: Instant, end: Instant }).optional(),
  }),
  /** The handover of a loan was recorded; null: it was taken back, or the loan was returned at its end or later. */
  event('BookingOutNoted', {
    ...calendar,
    requestId: RequestId,
    out: Out.nullable(),
    /** Planned end and units of a booking that is out; absent in older events. */
    end: Instant.optional(),
    units: Quantity.optional(),
  }),
  /** Version 2. Version 1 may lack `kind` (`upcasters.ts`). */
  event('PeriodBlocked', {
    ...calendar,
    vendorId: UserId,
    blockId: BlockId,
    period: Period,
    note: z.string().nullable(),
    kind: BlockKind,
    units: Quantity.optional(),
  }),
  /**
   * Periods in which an entry of the provider takes units that are not lent (ADR 140): at most `units`, or all if
   * absent. They replace the earlier periods of the entry; none: the entry ended.
   */
  event('UnavailabilitySet', {
    ...calendar,
    vendorId: UserId,
    entryId: EntryId,
    kind: EntryKind,
    zone: z.string(),
    periods: z.array(z.strictObject({ start: Instant, end: Instant })),
    units: Quantity.optional(),
  }),
  event('BlockRemoved', { ...calendar, blockId: BlockId }),
  event('BlockNotesErased', { ...calendar, vendorId: UserId }),
  event('CalendarClosed', { ...calendar }),
  /** `revision` counts the changes of the number of units; an offer without this event has one unit. */
  event('CapacitySet', { ...calendar, quantity: Quantity, revision: z.int().min(1) }),
]);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const calendarPersonal: PersonalFields<CalendarEvent> = {
  PeriodBlocked: { subject: 'vendorId', fields: ['note'] },
};

/** Number of units of an offer, with the number of its changes. */
export const Capacity = z.strictObject({ quantity: Quantity, revision: z.int().min(0) });
export type Capacity = z.infer<typeof Capacity>;

export const TakenReason = z.enum(useReasons);

/**
 * Period in which `units` of the offer are taken. The owner gets one for each booking and block, with its id, and one
 * for each preparation, with the id of its loan; others get one for each level of use where the offer has several
 * units. `late`: a loan that is not back takes its units through today (`contracts/rules/late.ts`).
 */
export const TakenPeriod = z.strictObject({
  start: Instant,
  end: Instant,
  reason: TakenReason,
  requestId: RequestId.nullable(),
  blockId: BlockId.nullable(),
  counterLoanId: z.uuid().nullable(),
  /** Entry of the owner to which a blocked period belongs; such a period has no block id. */
  entryId: EntryId.nullable(),
  note: z.string().nullable(),
  kind: EntryKind.nullable(),
  units: z.int().min(1),
});
export type TakenPeriod = z.infer<typeof TakenPeriod>;

/** Units of an offer during an entry, at the moment with the fewest free ones (`contracts/rules/stock.ts`). */
export const Stock = z.strictObject({
  quantity: Quantity,
  lent: z.int().min(0),
  preparation: z.int().min(0),
  blocked: z.int().min(0),
  free: z.int().min(0),
  partly: z.boolean(),
});

export const CalendarEntry = z.strictObject({
  /** `calendar_unavailability`: an entry for several or all offers. */
  type: z.enum(['request', 'unavailability', 'calendar_unavailability']),
  side: Side,
  requestId: RequestId.nullable(),
  /** Id of the block, or of one occurrence of an entry. */
  blockId: BlockId.nullable(),
  counterLoanId: z.uuid().nullable(),
  /** Name of the person in a counter loan or an entry of third-party use, for its owner alone. */
  counterName: z.string().nullable(),
  /** Note of a block or an entry, for its owner alone. */
  note: z.string().nullable(),
  entryId: EntryId.nullable(),
  /** Null for an entry for several or all offers. */
  offerId: OfferId.nullable(),
  /** Number of offers of an entry; null: all, or no entry. */
  offers: z.int().nullable(),
  /** Repetition of the entry; null: once, or no entry. */
  repeat: Repeat.nullable(),
  offerTitle: z.string().nullable(),
  otherId: UserId.nullable(),
  kind: EntryKind.nullable(),
  /** Units of the offer; null for a block of all. An entry takes at most so many of those that are not lent. */
  units: Quantity.nullable(),
  /** For the lender of an offer with several units. */
  stock: Stock.nullable(),
  /** Booked loan, for its lender: start and end with the preparation around it; null without any. */
  preparation: z.strictObject({ start: Instant, end: Instant }).nullable(),
  /** Null for blocks. Nightly rentals end on the day of departure, others on the last day of use. */
  rentType: RentTypeId.nullable(),
  status: RequestStatus.nullable(),
  /** The handover of the loan is recorded; false for blocks. */
  handedOut: z.boolean(),
  /** Not returned although its end has passed: such an entry lasts until today. */
  overdue: z.boolean(),
  /** The lender has accepted, though the request may still be open; false for blocks. */
  vendorAccepted: z.boolean(),
  period: Period,
  end: Instant,
  changedAt: Instant,
  /** Increases with each change; the SEQUENCE of the iCalendar entry. */
  revision: z.int(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const calendarQueries = {
  /** Periods that end after `from` and begin before `to`; the range is two years at most. */
  taken: { question: z.strictObject({ offerId: OfferId, from: Instant, to: Instant }), answer: z.array(TakenPeriod) },
  /** System only. */
  capacity: { question: z.strictObject({ offerId: OfferId }), answer: Capacity },
  /** System only: most units that are booked or blocked at once, from the time of the query on. */
  unitsInUse: { question: z.strictObject({ offerId: OfferId }), answer: z.strictObject({ units: z.int().min(0) }) },
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
} as const;

export const calendarRefusals = {
  dates_taken: m(
    409,
    'Der Zeitraum überschneidet sich mit einer angenommenen Anfrage und kann nicht mehr angenommen werden.',
    'The period overlaps with an accepted request and can no longer be accepted.',
    'De periode overlapt met een geaccepteerde aanvraag en kan niet meer worden geaccepteerd.',
  ),
  not_enough_units: m(
    409,
    'So viele sind in dieser Zeit nicht frei. Noch frei: {free}.',
    'Not that many are free at that time. Still free: {free}.',
    'Zoveel zijn er in die periode niet vrij. Nog vrij: {free}.',
  ),
  not_back: m(
    409,
    'Es ist noch nicht zurückgebracht. Bitte wähle eine spätere Zeit.',
    'It hasn’t been returned yet. Please choose a later time.',
    'Het is nog niet teruggebracht. Kies een later moment.',
  ),
  not_back_to_you: m(
    409,
    'Es ist noch nicht zurückgebracht. Halte zuerst die Rückgabe fest, dann kannst du zusagen.',
    'It hasn’t been returned yet. Record its return first, then you can accept.',
    'Het is nog niet teruggebracht. Leg eerst vast dat het terug is, dan kun je akkoord geven.',
  ),
  units_taken: m(
    409,
    'Am {day} sind {units} davon vergeben oder gesperrt. Auf weniger als {units} kannst du die Anzahl bis dahin nicht senken.',
    'On {day}, {units} of them are booked or blocked. You can’t lower the quantity below {units} until then.',
    'Op {day} zijn er {units} verhuurd of geblokkeerd. Tot die tijd kun je het aantal niet lager maken dan {units}.',
  ),
  dates_blocked: m(
    409,
    'In dieser Zeit ist es beim Anbieter gesperrt.',
    'The provider has blocked this time.',
    'De aanbieder heeft deze periode geblokkeerd.',
  ),
  blocked_by_yourself: m(
    409,
    'Diese Zeit ist in deinem Kalender gesperrt. Gib sie dort frei, dann kannst du zusagen.',
    'This time is blocked in your calendar. Unblock it there, then you can accept.',
    'Deze periode is geblokkeerd in je kalender. Geef die daar vrij, dan kun je akkoord geven.',
  ),
  preparation: m(
    409,
    'Vor oder nach der Ausleihe ist Zeit zur Vorbereitung nötig, und die ist hier nicht frei.',
    'Each loan needs time for preparation before or after it, and that time isn’t free here.',
    'Voor of na het uitlenen is tijd nodig om alles klaar te maken, en die is hier niet vrij.',
  ),
  days_in_preparation: m(
    409,
    'Diese Tage sind für die Vorbereitung einer Ausleihe reserviert.',
    'These days are reserved for preparing a loan.',
    'Deze dagen zijn gereserveerd om een uitlening klaar te maken.',
  ),
  days_lent: m(
    409,
    'An diesen Tagen ist es schon vergeben. Sperren kannst du sie erst, wenn die Leihe abgesagt ist.',
    'It’s already lent out on these days. You can block them once that loan is cancelled.',
    'Voor deze dagen is het al afgesproken. Je kunt ze pas blokkeren als het uitlenen is geannuleerd.',
  ),
  days_blocked_before: m(
    409,
    'Einen Teil dieser Tage hast du schon gesperrt.',
    'You’ve already blocked some of these days.',
    'Een deel van deze dagen heb je al geblokkeerd.',
  ),
  block_too_long: m(
    422,
    'So viele Tage auf einmal lassen sich nicht sperren. Sperr sie in kürzeren Zeiträumen.',
    'That is too many days to block at once. Block them in shorter periods.',
    'Zoveel dagen tegelijk kun je niet blokkeren. Blokkeer ze in kortere periodes.',
  ),
  block_not_found: m(
    404,
    'Diese Sperre gibt es nicht mehr.',
    'This block no longer exists.',
    'Deze blokkade bestaat niet meer.',
  ),
};
