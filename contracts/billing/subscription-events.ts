import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Included, Interval } from './catalogue.js';

/** Plan and price as quoted at booking; later catalogue changes do not apply. */
export const Booked = z.strictObject({
  planId: z.string(),
  interval: Interval,
  /** Price per term in cents. */
  net: z.int().min(0),
  included: Included,
});
export type Booked = z.infer<typeof Booked>;

const person = { userId: UserId };
const term = { from: Day, to: Day };
const event = eventsWith(person);

/** Stream `subscription-<userId>`: the person's plan. Without one, the first plan of the catalogue applies. */
export const SubscriptionEvent = z.discriminatedUnion('type', [
  /** Awaits the payment `paymentId`, nothing is granted yet. `credit`: refund for the previous plan, in cents. */
  event('PlanBooked', { booked: Booked, paymentId: z.uuid(), credit: z.int().min(0), at: Instant }),
  event('PlanBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` null: free trial, once per person. */
  event('PlanBegun', { booked: Booked, paymentId: z.uuid().nullable(), ...term }),
  event('PlanRenewed', { booked: Booked, paymentId: z.uuid(), ...term }),
  event('PlanChangeNoted', { next: Booked.nullable() }),
  event('PlanCancelled', { endsOn: Day, at: Instant, reason: z.string().nullable() }),
  event('PlanResumed', { at: Instant }),
  /** Uses one of the plan's monthly highlights (`2027-01`, in the issuer's time zone). */
  event('HighlightUsed', { offerId: OfferId, month: z.string().regex(/^\d{4}-\d{2}$/) }),
  /** Withdrawal, as if never booked: a plan ends at once, and the replaced plan resumes if days of it are left. */
  event('BookingWithdrawn', {
    paymentId: z.uuid(),
    on: Day,
    at: Instant,
    /** Refund in cents; absent in older events: the whole payment. */
    back: z.int().min(0).optional(),
    highlights: z.array(OfferId).optional(),
  }),
  event('PlanEnded', {
    planId: z.string(),
    on: Day,
    cause: z.enum(['cancelled', 'unpaid', 'erased', 'invoice_cancelled']),
    /** Payment of an earlier plan that resumes; absent: none. Set only when an invoice was cancelled. */
    resumes: z.uuid().optional(),
    /** Offers whose highlights end with the plan; absent: highlights continue, or there are none. */
    highlights: z.array(OfferId).optional(),
  }),
]);
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

export const subscriptionPersonal: PersonalFields<SubscriptionEvent> = {
  PlanCancelled: { subject: 'userId', fields: ['reason'] },
};
