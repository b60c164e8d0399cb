import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { AdPrices } from './ads.js';
import { Included, Interval, Plan, Plans } from './catalogue.js';
import { FeaturePrices } from './featured-offers.js';
import { InvoicePosition, Totals } from './invoices.js';
import { PaymentWay } from './payment-way.js';
import { PaymentId } from './payments.js';
import { ForBuyer, NotQuoted, gross } from './quote.js';

const plan = { planId: z.string().max(40), interval: Interval };

export const plansCommands = {
  /**
   * Books a plan: an upgrade starts once paid, a downgrade with the next term. `net` is the quoted price of one term
   * in cents; `paymentId` identifies the payment due now, if any.
   */
  bookPlan: z.strictObject({ ...plan, net: z.int().min(0), gross, paymentId: PaymentId }),
  /** Starts a free trial, allowed once per person, which ends automatically. */
  tryPlan: z.strictObject(plan),
} as const;

/** Plan and price as quoted at booking; later changes of the catalogue do not apply. */
export const Booked = z.strictObject({
  planId: z.string(),
  interval: Interval,
  /** Net price per term in cents. */
  net: z.int().min(0),
  included: Included,
});
export type Booked = z.infer<typeof Booked>;

const person = { userId: UserId };
const term = { from: Day, to: Day };
const event = eventsWith(person);

/** Stream `subscription-<userId>`: plan of a person. Without events, the first plan of the catalogue applies. */
export const SubscriptionEvent = z.discriminatedUnion('type', [
  /**
   * The plan awaits the payment `paymentId`, and nothing is granted yet. `credit`: refund for the previous plan, in
   * cents.
   */
  event('PlanBooked', { booked: Booked, paymentId: z.uuid(), credit: z.int().min(0), at: Instant }),
  event('PlanBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` is null for a free trial, allowed once per person. */
  event('PlanBegun', { booked: Booked, paymentId: z.uuid().nullable(), ...term }),
  event('PlanRenewed', { booked: Booked, paymentId: z.uuid(), ...term }),
  event('PlanChangeNoted', { next: Booked.nullable() }),
  event('PlanCancelled', { endsOn: Day, at: Instant, reason: z.string().nullable() }),
  event('PlanResumed', { at: Instant }),
  /** The person used one of the plan's highlights for a month (`2027-01`, in the issuer's time zone). */
  event('HighlightUsed', { offerId: OfferId, month: z.string().regex(/^\d{4}-\d{2}$/) }),
  /**
   * The person withdrew from a booking, which then counts as never made: a plan ends at once, and the replaced plan
   * resumes if days of it are left.
   */
  event('BookingWithdrawn', {
    paymentId: z.uuid(),
    on: Day,
    at: Instant,
    /** Refund in cents; absent in older events, where the whole payment was refunded. */
    back: z.int().min(0).optional(),
    highlights: z.array(OfferId).optional(),
  }),
  event('PlanEnded', {
    planId: z.string(),
    on: Day,
    cause: z.enum(['cancelled', 'unpaid', 'erased', 'invoice_cancelled']),
    /** Payment of an earlier plan that resumes, set only when an invoice was cancelled; absent when no plan resumes. */
    resumes: z.uuid().optional(),
    /** Offers whose highlights end with the plan; absent when highlights continue, or there are none. */
    highlights: z.array(OfferId).optional(),
  }),
]);
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

export const subscriptionPersonal: PersonalFields<SubscriptionEvent> = {
  PlanCancelled: { subject: 'userId', fields: ['reason'] },
};

export const OwnPlan = z.strictObject({
  planId: z.string(),
  included: Included,
  /** Booked plan; null when nothing is booked and the default plan applies. */
  running: z
    .strictObject({
      booked: Booked,
      from: Day,
      to: Day,
      trial: z.boolean(),
      cancelled: z.boolean(),
      /** Plan of the next term; null when the plan stays the same. */
      next: Booked.nullable(),
    })
    .nullable(),
  pending: z.strictObject({ booked: Booked, paymentId: PaymentId }).nullable(),
  mayTry: z.boolean(),
  highlightsUsed: z.int(),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** Running plan of a person, for bookkeepers. `to`: first day after the plan's term or end. */
export const PlanOfPerson = z.strictObject({ title: z.string(), to: Day, trial: z.boolean(), cancelled: z.boolean() });
export type PlanOfPerson = z.infer<typeof PlanOfPerson>;

export const Quote = z.strictObject({
  ...ForBuyer,
  /** Amount due now; null when nothing is due and the plan starts with the next term. */
  now: z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape }).nullable(),
  waitsForVat: z.boolean(),
  begins: Day,
  /** Start and price of the next term; every later term costs the same. */
  renewal: z.strictObject({ on: Day, ...Totals.shape }),
});
export type Quote = z.infer<typeof Quote>;

export const plansQueries = {
  /** Plans from the operator's file, used while no plans are set; admins only, null for other callers. */
  plansOfFile: { question: z.strictObject({}), answer: Plans.nullable() },
  /** Products for sale, and the payment method of this installation. A null `way` means that bookings are disabled. */
  catalogue: {
    question: z.strictObject({}),
    answer: z.strictObject({
      plans: z.array(Plan),
      features: FeaturePrices,
      ads: AdPrices,
      way: PaymentWay.nullable(),
    }),
  },
  plan: { question: z.strictObject({}), answer: OwnPlan },
  /** Running plan of a person, for bookkeepers only; null for other callers and when no plan is booked. */
  planOf: { question: z.strictObject({ userId: UserId, locale: Locale }), answer: PlanOfPerson.nullable() },
  included: { question: z.strictObject({ userId: UserId }), answer: Included },
  quote: {
    question: z.strictObject({ planId: z.string().max(40), interval: Interval, locale: Locale }),
    answer: z.union([Quote, NotQuoted]),
  },
} as const;

export const plansRefusals = {
  plan_not_found: m(
    404,
    'Diesen Tarif gibt es nicht oder nicht mehr.',
    'This plan doesn’t exist or is no longer available.',
    'Dit abonnement bestaat niet of niet meer.',
  ),
  plan_for_companies: m(
    403,
    'Dieser Tarif ist für Firmen und Organisationen. Ob du für eine verleihst, stellst du im Profil ein.',
    'This plan is for businesses and organisations. You can say in your profile that you lend for one.',
    'Dit abonnement is voor bedrijven en organisaties. In je profiel stel je in of je voor een ervan uitleent.',
  ),
  plan_price_changed: m(
    409,
    'Der Preis dieses Tarifs hat sich gerade geändert. Sieh ihn dir noch einmal an, bevor du buchst.',
    'The price of this plan has just changed. Check it again before you book.',
    'De prijs van dit abonnement is net veranderd. Bekijk hem nog eens voordat je boekt.',
  ),
  plan_same: m(409, 'Diesen Tarif hast du schon.', 'You already have this plan.', 'Dit abonnement heb je al.'),
  plan_waits_for_payment: m(
    409,
    'Du hast schon einen Tarif gebucht, der noch nicht bezahlt ist. Bezahle ihn oder brich die Buchung ab.',
    'You’ve already booked a plan that isn’t paid yet. Pay for it, or cancel the booking.',
    'Je hebt al een abonnement geboekt dat nog niet is betaald. Betaal het, of breek de boeking af.',
  ),
  plan_cancelled_before: m(
    409,
    'Dein Tarif ist gekündigt. Nimm die Kündigung zurück, um zum Ende der Laufzeit zu wechseln.',
    'Your plan is cancelled. Undo the cancellation to change at the end of its term.',
    'Je abonnement is opgezegd. Trek de opzegging in om aan het einde van de looptijd te wisselen.',
  ),
  trial_used: m(
    409,
    'Tarife lassen sich nur einmal kostenlos testen, und nur ohne einen anderen Tarif.',
    'You can try a plan for free only once, and only if you don’t have another plan.',
    'Abonnementen kun je maar één keer gratis proberen, en alleen zonder ander abonnement.',
  ),
};
