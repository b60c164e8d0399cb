import * as z from 'zod';
import { EntryId, OfferId, PlaceId, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Day, Instant } from '../kernel/period.js';
import { Quantity } from '../rules/quantity.js';
import { RentTypeId } from '../rules/terms.js';
import { EntryKind, Repeat } from './calendar.js';
import { DepositStatusView } from './handover.js';
import { RequestStatus } from './request.js';

/**
 * Loan, its preparation, or blocked period of an own offer in the owner's timeline. `dateFrom` and `dateTo` are local
 * days at the offer's place; `dateTo` is the day of return, or the last blocked day; for an overdue loan, today.
 */
export const TimelineBar = z.strictObject({
  offerId: OfferId,
  requestId: RequestId.nullable(),
  counterLoanId: z.uuid().nullable(),
  blockId: z.uuid().nullable(),
  entryId: EntryId.nullable(),
  /** Time before or after a loan in which its units are prepared (ADR 143); ids are those of the loan. */
  preparation: z.boolean(),
  /** Null for loans. */
  kind: EntryKind.nullable(),
  /** Null for blocks and preparation. */
  status: RequestStatus.nullable(),
  vendorAccepted: z.boolean(),
  /** The handover of the loan is recorded; false for blocks and preparation. */
  handedOut: z.boolean(),
  otherId: UserId.nullable(),
  /** Name of the person in a counter loan or an entry of third-party use. */
  name: z.string().nullable(),
  /** Null: all units. */
  units: Quantity.nullable(),
  dateFrom: Day,
  dateTo: Day,
  /** Local start and end of hourly periods, `HH:MM`. */
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
  zone: z.string(),
  /** Unit in which the length is stated: that of a request's price, otherwise hours or days. */
  rentType: RentTypeId,
  start: Instant,
  end: Instant,
  /** Not returned although its end has passed. */
  overdue: z.boolean(),
  /** The owner can move it to other days: whole days that do not repeat. */
  movable: z.boolean(),
  /** Offers of an entry; null: all, or no entry. */
  offers: z.int().nullable(),
  /** Repetition of an entry; null: once, or no entry. */
  repeat: Repeat.nullable(),
});
export type TimelineBar = z.infer<typeof TimelineBar>;

/** Handover or return on a day, of a request or of a counter loan. */
export const HandoverTask = z.strictObject({
  task: z.enum(['handover', 'return']),
  state: z.enum(['overdue', 'due', 'done']),
  requestId: RequestId.nullable(),
  counterLoanId: z.uuid().nullable(),
  /** Shared by counter loans that were entered in the same act; null: none. */
  counterGroupId: z.uuid().nullable(),
  offerId: OfferId,
  title: z.string(),
  units: Quantity,
  /** Numbers of the pieces that the loan has or had, or of the piece chosen at the entry of a counter loan. */
  pieces: z.array(z.string()).default([]),
  otherId: UserId.nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** True while the owner may see the contact details of the borrower. */
  contactReleased: z.boolean(),
  /** Place of the owner; null: the address of the profile, undefined: as the offer. */
  placeId: PlaceId.nullable().optional(),
  /**
   * The owner brings it at this handover, or collects it at this return. Place of the borrower; null: the address of
   * their profile.
   */
  delivery: z.strictObject({ placeId: PlaceId.nullable() }).nullable(),
  /** Instant of the task, and the time zone of its days; local time `HH:MM` of hourly loans, else null. */
  at: Instant,
  zone: z.string(),
  time: z.string().nullable(),
  dateFrom: Day,
  dateTo: Day,
  /** Null without a deposit, and for older counter loans. */
  deposit: DepositStatusView.nullable(),
  /** The borrower has said that it was handed back. */
  handedBack: z.boolean(),
  /** The owner can record the return now. */
  completable: z.boolean(),
  /** The loan has parts, or pieces that are out, which are ticked off at the return. */
  listed: z.boolean(),
  /**
   * Step with which the owner can now record the handover: at once (`do`), back again (`undo`), or naming parts and
   * pieces on the page of the loan (`page`); null: none.
   */
  handOut: z.enum(['do', 'undo', 'page']).nullable(),
});
export type HandoverTask = z.infer<typeof HandoverTask>;

export const timelineQueries = {
  /** Loans, open requests and blocks of the caller's offers that touch the period; offers of others have none. */
  timeline: {
    question: z.strictObject({ offerIds: z.array(OfferId).max(limits.timelineRows), from: Instant, to: Instant }),
    answer: z.array(TimelineBar),
  },
  /** Handovers and returns of the caller's offers on a day, in the order of the work. */
  handovers: { question: z.strictObject({ day: Day }), answer: z.array(HandoverTask) },
} as const;
