import * as z from 'zod';
import { ImageId, PricingId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { daysBetween } from '../kernel/days.js';
import { limits } from '../kernel/limits.js';
import { Day } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { depositKinds } from './deposit-kinds.js';
import { preparationUnits } from './preparation.js';
import { priceKind } from './price-kind.js';
import { START_TIME } from './start-time.js';

export { priceKind };

/** `locked`: moderation overrides the owner's status; the offer is visible to the owner only. */
export const OfferStatus = z.enum(['draft', 'active', 'inactive', 'locked']);
export type OfferStatus = z.infer<typeof OfferStatus>;

/** Rent types of spec §3: 1 day, 2 hour, 3 night, 4 week. */
export const RentTypeId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type RentTypeId = z.infer<typeof RentTypeId>;

/** Payment types of spec §3: 1 cash, 2 crate, 3 sixpack, 4 donation, 5 free, 6 piggy bank. */
export const PaymentTypeId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
export type PaymentTypeId = z.infer<typeof PaymentTypeId>;

/** Price per unit of rental time: money for cash and donations, a count for crates and sixpacks, otherwise nothing. */
export const Price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('money'), money: Money }),
  z.strictObject({ kind: z.literal('things'), count: z.int().min(1).max(limits.things) }),
  z.strictObject({ kind: z.literal('nothing') }),
]);
export type Price = z.infer<typeof Price>;

export const Discount = z.strictObject({
  of: z.enum(['duration', 'count']),
  from: z.int().min(2).max(limits.quantity),
  percent: z.int().min(1).max(limits.percentOff),
});

/** True for prices that may have another one for the weekend. */
export const hasWeekend = (paymentType: PaymentTypeId, rentType: RentTypeId): boolean =>
  paymentType === 1 && (rentType === 1 || rentType === 3);

/** Yearly seasons are shorter than a year, so that their days of the year are unambiguous. */
export const isSpan = ({ from, to, yearly }: Readonly<{ from: Day; to: Day; yearly: boolean }>): boolean =>
  from <= to && (!yearly || daysBetween(from, to) < 365);

export const Season = z
  .strictObject({ from: Day, to: Day, yearly: z.boolean(), amount: z.int().min(1).max(limits.money) })
  .refine(isSpan, { path: ['to'], error: 'season_order' });

export const discountedTwice = (discounts: readonly z.infer<typeof Discount>[]): boolean =>
  new Set(discounts.map(({ of, from }) => `${of} ${from}`)).size < discounts.length;

/** Pricing entry (spec §3). Durations are in units of the rent type; `maxDuration` null: unlimited. */
export const Pricing = z
  .strictObject({
    pricingId: PricingId,
    rentType: RentTypeId,
    paymentType: PaymentTypeId,
    price: Price,
    minDuration: z.int().min(1).max(limits.duration),
    maxDuration: z.int().min(1).max(limits.duration).nullable(),
    donationTarget: line(limits.donationTarget).nullable(),
    /** Absent: none. From so many units or items on, in money only. */
    discounts: z.array(Discount).min(1).max(limits.discounts).optional(),
    /** Absent: none. Prices per unit of loans that begin in a season, in money only. */
    seasons: z.array(Season).min(1).max(limits.seasons).optional(),
    /** Cents for a loan within one weekend, Friday to Sunday; by the day or night in money only. Absent: none. */
    weekend: z.int().min(1).max(limits.money).optional(),
  })
  .refine((p) => p.maxDuration === null || p.maxDuration >= p.minDuration, {
    path: ['maxDuration'],
    error: 'duration_order',
  })
  .refine((p) => p.price.kind === priceKind[p.paymentType], { path: ['price'], error: 'price_kind' })
  .refine((p) => (p.paymentType === 4) === (p.donationTarget !== null), {
    path: ['donationTarget'],
    error: 'donation_target',
  })
  .refine(({ paymentType, discounts }) => !discounts || paymentType === 1, {
    path: ['discounts'],
    error: 'discount_of_money',
  })
  .refine(({ paymentType, seasons }) => !seasons || paymentType === 1, { path: ['seasons'], error: 'season_of_money' })
  .refine(({ paymentType, rentType, weekend }) => weekend === undefined || hasWeekend(paymentType, rentType), {
    path: ['weekend'],
    error: 'weekend_of_days',
  });
export type Pricing = z.infer<typeof Pricing>;

export const DepositKind = z.enum(depositKinds);

export const Metadata = z.strictObject({
  name: line(limits.metadataKey),
  value: line(limits.metadataValue),
  public: z.boolean(),
});
export type Metadata = z.infer<typeof Metadata>;

export const Picture = z.strictObject({ imageId: ImageId, width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;

/** Perceptual hash of 128 bits: similar pictures differ in few bits (ADR 103). */
export const Fingerprint = z.string().regex(/^[0-9a-f]{32}$/);
export type Fingerprint = z.infer<typeof Fingerprint>;

export const PreparationTime = z.strictObject({
  count: z.int().min(0).max(limits.preparation),
  unit: z.enum(preparationUnits),
});

/** Time kept free before and after each loan (`rules/preparation.ts`). */
export const Preparation = z.strictObject({ before: PreparationTime, after: PreparationTime });

/** Fields of the lead time and the longest advance of an offer (`rules/booking-rules.ts`). */
export const bookingRulesFields = {
  leadDays: z.int().min(0).max(limits.leadDays),
  leadUntil: z.string().regex(START_TIME).nullable(),
  longestAdvance: z.int().min(1).max(limits.daysAhead).nullable(),
};

export const OfferBookingRules = z.strictObject({ ...bookingRulesFields, preparation: Preparation });
