import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Included, Interval } from './catalogue.js';

/** What somebody pays for and gets, as it was shown when they booked: a catalogue that changes does not change it. */
export const Booked = z.strictObject({
  planId: z.string(),
  interval: Interval,
  /** Of one term, in cents. */
  net: z.int().min(0),
  included: Included,
});
export type Booked = z.infer<typeof Booked>;

const person = { userId: UserId };
const term = { from: Day, to: Day };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ ...person, ...shape }) });

/** Stream `subscription-<userId>`: which plan a person has. Without one they have the first of the catalogue. */
export const SubscriptionEvent = z.discriminatedUnion('type', [
  /** Nothing is granted by it: it waits for the payment `paymentId`. `credit`: what of the plan before is given back, in cents. */
  event('PlanBooked', { booked: Booked, paymentId: z.uuid(), credit: z.int().min(0), at: Instant }),
  /** The payment failed, or nobody went through with it. */
  event('PlanBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` null: days of trial, once for each person. */
  event('PlanBegun', { booked: Booked, paymentId: z.uuid().nullable(), ...term }),
  /** The next term is paid. */
  event('PlanRenewed', { booked: Booked, paymentId: z.uuid(), ...term }),
  /** From the next term on. Null: it stays as it is. */
  event('PlanChangeNoted', { next: Booked.nullable() }),
  /** Nothing more is paid; it ends with the term. */
  event('PlanCancelled', {
    endsOn: Day,
    at: Instant,
    /** For good cause, in their words; null: it needs none. */
    reason: z.string().nullable(),
  }),
  event('PlanResumed', { at: Instant }),
  /** One of the highlights that the plan includes each month (`2027-01`, at the issuer's place). */
  event('HighlightUsed', { offerId: OfferId, month: z.string().regex(/^\d{4}-\d{2}$/) }),
  /**
   * What the payment was for is taken back as if it had never been booked: a plan ends at once, and the one that it
   * replaced goes on where days of it are left.
   */
  event('BookingWithdrawn', {
    paymentId: z.uuid(),
    on: Day,
    at: Instant,
    /** Cents that go back with it; absent in older events: all that was paid. */
    back: z.int().min(0).optional(),
    /** Offers whose highlights came with the plan and end with it; absent: none. */
    highlights: z.array(OfferId).optional(),
  }),
  event('PlanEnded', {
    planId: z.string(),
    on: Day,
    cause: z.enum(['cancelled', 'unpaid', 'erased', 'invoice_cancelled']),
    /** The payment of an earlier plan that continues; absent: none does. Only where an invoice was cancelled. */
    resumes: z.uuid().optional(),
    /** Offers whose highlights came with the plan and end with it; absent: they run on, or there are none. */
    highlights: z.array(OfferId).optional(),
  }),
]);
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

export const subscriptionPersonal: PersonalFields<SubscriptionEvent> = {
  PlanCancelled: { subject: 'userId', fields: ['reason'] },
};
