import * as z from 'zod';
import { Organisation } from '../account/profile.js';
import { isLikelyDay } from '../kernel/days.js';
import { ImageId, OfferId, PricingId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { limits } from '../kernel/limits.js';
import { line } from '../kernel/text.js';
import { notBookableReasons } from '../rules/why-not-bookable.js';
import { priceKind } from '../rules/price-kind.js';
import { staysWithinLimit } from '../rules/price-limit.js';
import {
  DepositKind,
  discountedTwice,
  hasWeekend,
  isSpan,
  OfferStatus,
  PaymentTypeId,
  RentTypeId,
} from '../rules/terms.js';
import type { Schema } from '../kernel/schema.js';

/** Picture stored in three widths (320, 640, 1200); `width` and `height` are those of the largest. */
export const PictureShape = z.object({
  image_id: ImageId,
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PictureShape = z.infer<typeof PictureShape>;

export const RatingShape = z.object({ average: z.number().nullable(), count: z.int() });

export const UserCard = z.object({
  user_id: UserId,
  nickname: z.string(),
  color: z.string(),
  image_thumb: z.string().nullable(),
  commercial: z.boolean(),
  organisation: Organisation.nullable().describe('Kind of a commercial account; null for private ones.'),
  company: z.string().nullable(),
  city: z.string().nullable(),
  registration: Instant,
  rating: RatingShape,
  lent_count: z.int().nullable(),
  answer_minutes: z.int().nullable(),
  verified: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** Present when the account was deleted: the nickname shows the deletion, and there is no profile page. */
  former: z.literal(true).optional(),
});
export type UserCard = z.infer<typeof UserCard>;

/** Person with public card; `user` is null when the account service is unavailable or the account is deleted. */
export const person = { user_id: UserId, user: UserCard.nullable() };

/** Discount from so many units of the rent type (`duration`) or items (`count`) on. Only the highest one applies. */
export const DiscountShape = z.object({
  of: z.enum(['duration', 'count']),
  from: z.int().min(2).max(limits.quantity),
  percent: z.int().min(1).max(limits.percentOff),
});

/** Amount per unit of loans that begin from `from` to `to`; `yearly`: on these days of every year. */
export const SeasonShape = z.object({
  from: Day,
  to: Day,
  yearly: z.boolean(),
  amount: z.int().min(1).max(99_999_999_99),
});

/**
 * Price of an offer. `amount`: cents for payment types 1 and 4, a count for 2 and 3, and 0 for 5 and 6. Durations are
 * in units of the rent type.
 */
export const PricingShape = z.object({
  pricing_id: PricingId,
  renttype_id: RentTypeId,
  paymenttype_id: PaymentTypeId,
  amount: z.int().min(0).max(99_999_999_99),
  duration_min: z.int().min(1).max(limits.duration),
  duration_max: z.int().min(1).max(limits.duration).nullable(),
  donation_target: line(100).nullable(),
  discounts: z.array(DiscountShape).max(limits.discounts).optional(),
  seasons: z.array(SeasonShape).max(limits.seasons).optional(),
  /** Cents for a loan within one weekend, Friday to Sunday, where its days would cost more. */
  weekend: z.int().min(1).max(99_999_999_99).optional(),
});
export type PricingShape = z.infer<typeof PricingShape>;

/**
 * Part of a total: `units` at `amount` each, less `percent`; `weekend`: one weekend. Amounts are cents, or a count of
 * crates or sixpacks.
 */
export const LineShape = z.object({
  renttype_id: RentTypeId,
  units: z.int(),
  amount: z.int(),
  percent: z.int(),
  weekend: z.boolean(),
  total: z.int(),
});
export type LineShape = z.infer<typeof LineShape>;

const priced = ({ paymenttype_id }: PricingShape) => priceKind[paymenttype_id];

/**
 * Pricing entry as entered. Applies the rules of {@link Pricing} and reports each violation at its field; free
 * entries have payment types of their own.
 */
export const PricingBody = PricingShape.refine((p) => priced(p) === 'nothing' || p.amount > 0, {
  path: ['amount'],
  error: 'amount_needed',
})
  .refine(
    (p) =>
      priced(p) !== 'money' ||
      staysWithinLimit({ rentType: p.renttype_id, amount: p.amount, maxDuration: p.duration_max }),
    { path: ['amount'], error: 'amount_adds_up' },
  )
  .refine((p) => priced(p) !== 'things' || p.amount <= limits.things, { path: ['amount'], error: 'things_many' })
  .refine((p) => p.duration_max === null || p.duration_max >= p.duration_min, {
    path: ['duration_max'],
    error: 'duration_order',
  })
  .refine((p) => p.paymenttype_id !== 4 || p.donation_target !== null, {
    path: ['donation_target'],
    error: 'donation_target',
  })
  .refine((p) => p.paymenttype_id === 4 || p.donation_target === null, {
    path: ['donation_target'],
    error: 'donation_target_unused',
  })
  .refine((p) => !p.discounts?.length || p.paymenttype_id === 1, { path: ['discounts'], error: 'discount_of_money' })
  .refine((p) => !p.seasons?.length || p.paymenttype_id === 1, { path: ['seasons'], error: 'season_of_money' })
  .refine((p) => p.weekend === undefined || hasWeekend(p.paymenttype_id, p.renttype_id), {
    path: ['weekend'],
    error: 'weekend_of_days',
  })
  .superRefine((p, context) => {
    for (const [index, season] of (p.seasons ?? []).entries()) {
      const at = (field: 'from' | 'to' | 'amount', error: string) =>
        context.addIssue({ code: 'custom', path: ['seasons', index, field], message: error });
      // Stored seasons of earlier versions may have other years, so the shape of answers allows them.
      for (const end of ['from', 'to'] as const) if (!isLikelyDay(season[end])) at(end, 'day_unlikely');
      if (!isSpan(season)) at('to', 'season_order');
      if (!staysWithinLimit({ rentType: p.renttype_id, amount: season.amount, maxDuration: p.duration_max }))
        at('amount', 'amount_adds_up');
    }
  })
  .refine((p) => !discountedTwice(p.discounts ?? []), { path: ['discounts'], error: 'discount_twice' });

/**
 * Place of a person or offer, approximate for private people: `radius_m` is the radius of a circle that contains the
 * actual place, and street and postal code are null.
 */
export const PlaceShape = z.object({
  city: z.string(),
  city_id: z.string(),
  city_url: z.string(),
  country: Country,
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
  exact: z.boolean(),
  street: z.string().nullable(),
  postal: z.string().nullable(),
});
export type PlaceShape = z.infer<typeof PlaceShape>;

export const MetadataShape = z.object({
  name: line(limits.metadataKey),
  value: line(limits.metadataValue),
  public: z.boolean(),
});

/**
 * Availability on the requested days; if unavailable, the reason, the first day in the way and the next day on which a
 * loan can begin or end.
 */
export const AvailabilityShape = z.object({
  free: z.boolean(),
  reason: z
    .enum(notBookableReasons)
    .nullable()
    .describe('Reason why the days cannot be requested, as `GET /calendar_reasons` gives it for a single day.'),
  refused_day: Day.nullable().describe('First day in the way, for whatever reason.'),
  taken_day: Day.nullable().describe('First day on which not enough units are free.'),
  free_from: Day.nullable(),
  free_units: z.int().optional().describe('How many units are free on all of the days, where there are several.'),
});

/**
 * Total price for the requested days by the cheapest combination of `pricing`: `amount` in the unit of the named entry,
 * `units` counted in its unit of time. A donation is named only where nothing else is possible. With a `problem`, no
 * entry applies to these days: `wish_kind` means that the offer rents by the hour only, the other two that the named
 * entry requires more or fewer units.
 */
export const DaysPriceShape = z.object({
  pricing_id: PricingId,
  units: z.int().nullable(),
  quantity: z.int().optional().describe('How many units `amount` is for, where it is more than one.'),
  amount: z.int().nullable(),
  problem: z.enum(['wish_kind', 'duration_too_short', 'duration_too_long']).nullable(),
});
export type DaysPriceShape = z.infer<typeof DaysPriceShape>;

export const OfferCardShape = z.object({
  offer_id: OfferId,
  status: OfferStatus,
  language: z.enum(['de', 'en', 'nl']),
  category_id: z.int().nullable(),
  title: z.string(),
  short_description: z.string(),
  image: PictureShape.nullable(),
  pricing: z.array(PricingShape),
  /** Deposit in cents. */
  deposit: z.int().nullable(),
  quantity: z.int().describe('How many equal units there are.'),
  /** How the deposit is given; `document`: a document is shown instead. Null without one, or where it is not stated. */
  deposit_kind: DepositKind.nullable(),
  deposit_per_unit: z.boolean().describe('The deposit is for each unit that is lent, otherwise for the loan.'),
  place: PlaceShape.nullable(),
  distance_km: z.number().nullable(),
  commercial: z.boolean(),
  commercial_only: z.boolean(),
  members_only: z.boolean(),
  rating: RatingShape,
  owner: UserCard.nullable(),
  published_at: Instant.nullable(),
  changed_at: Instant,
  availability: AvailabilityShape.nullable(),
  days_price: DaysPriceShape.nullable(),
  hits: z.int().nullable(),
});
export type OfferCardShape = z.infer<typeof OfferCardShape>;

export const OwnOfferCardShape = OfferCardShape.extend({
  hidden_image_count: z.int().describe('How many of its images moderation has hidden from everybody else.'),
});
export type OwnOfferCardShape = z.infer<typeof OwnOfferCardShape>;

/**
 * Parses a number in a query, in decimal notation only. Empty text, blanks and hexadecimals are rejected rather than
 * coerced.
 */
export const numeric = <Wanted extends Schema>(schema: Wanted) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? Number(value) : value),
    schema,
  );

export const UserName = z.union([UserId, z.string().min(1).max(60)]);
export const CategoryId = numeric(z.int());
/** Category slugs from the top category down, for example `elektronik/audio-hifi`. */
export const CategoryPath = z.string().max(200);

export const AskedDay = z.iso
  .date()
  .refine(isLikelyDay, { error: 'day_unlikely' })
  .meta({ pattern: String.raw`^(?:19[7-9]\d|2[01]\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$` });

export const datesInOrder = ({
  date_from: from,
  date_to: to,
}: Readonly<{ date_from?: string | undefined; date_to?: string | undefined }>): boolean =>
  from === undefined || to === undefined || from <= to;

type Picked = Readonly<{
  date_from?: string | undefined;
  date_to?: string | undefined;
  time_from?: string | undefined;
  duration?: number | undefined;
}>;

/** Body with picked days or hours: requires days in order, and start and length of hours together. */
export const pickedInOrder = <Shape extends z.ZodType<Picked>>(shape: Shape): Shape =>
  shape
    .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' })
    .refine(({ time_from: time, duration }) => duration === undefined || time !== undefined, {
      path: ['time_from'],
      error: 'start_needed',
    })
    .refine(({ time_from: time, duration }) => time === undefined || duration !== undefined, {
      path: ['duration'],
      error: 'length_needed',
    });

export const pagingShape = { page: z.int(), size: z.int(), total: z.int(), hasNextPage: z.boolean() };

/** One page of a list. */
export const pagedShape = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, paging: z.object(pagingShape) });

export const pageBody = { page: z.int().min(1).max(500).default(1), size: z.int().min(1).max(100).default(25) };

export const pageQuery = {
  page: numeric(z.int().min(1).max(500)).default(1),
  size: numeric(z.int().min(1).max(100)).default(24),
};
