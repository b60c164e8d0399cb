import * as z from 'zod';
import { ImageId, OfferId, PricingId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { limits } from '../kernel/limits.js';
import { line } from '../kernel/text.js';
import { priceKind } from '../offer/price-kind.js';
import { OfferStatus, PaymentTypeId, RentTypeId } from '../offer/terms.js';
import type { Schema } from '../kernel/schema.js';

/** A stored picture in three widths (320, 640, 1200); `width` and `height` are those of the large one. */
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

/** A person as everybody sees them. */
export const UserCard = z.object({
  user_id: UserId,
  nickname: z.string(),
  color: z.string(),
  image_thumb: z.string().nullable(),
  commercial: z.boolean(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  registration: Instant,
  rating: RatingShape,
  /** Null where somebody does not show it. */
  lent_count: z.int().nullable(),
  answer_minutes: z.int().nullable(),
  /** What they proved to be theirs; neither address nor number is told with it. */
  verified: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** The account was deleted: the nickname says that, and there is no profile to lead to. */
  former: z.literal(true).optional(),
});
export type UserCard = z.infer<typeof UserCard>;

/** `user` is null while nobody can tell who it is: the account service is away, or the account is gone. */
export const person = { user_id: UserId, user: UserCard.nullable() };

/**
 * `amount`: cents for payment types 1 and 4, a count for 2 and 3, 0 for 5 and 6. Durations count units of the rent
 * type.
 */
export const PricingShape = z.object({
  pricing_id: PricingId,
  renttype_id: RentTypeId,
  paymenttype_id: PaymentTypeId,
  amount: z.int().min(0).max(99_999_999_99),
  duration_min: z.int().min(1).max(limits.duration),
  duration_max: z.int().min(1).max(limits.duration).nullable(),
  donation_target: line(100).nullable(),
});
export type PricingShape = z.infer<typeof PricingShape>;

const priced = ({ paymenttype_id }: PricingShape) => priceKind[paymenttype_id];

/**
 * An entry as it is sent: the rules of {@link Pricing}, each named at the field that breaks it. What costs nothing has
 * payment types of its own.
 */
export const PricingBody = PricingShape.refine((p) => priced(p) === 'nothing' || p.amount > 0, {
  path: ['amount'],
  error: 'amount_needed',
})
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
  });

/** Rough for private people: `radius_m` is the circle that holds the true place; street and postal code are null. */
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

/** Whether the asked days are free, and if not, the first taken one and the first free one after it. */
export const AvailabilityShape = z.object({ free: z.boolean(), taken_day: Day.nullable(), free_from: Day.nullable() });

/**
 * What the asked days cost in all, by the entry of `pricing` that costs least for them; `amount` as there. With a
 * `problem` no entry takes these days: `wish_kind` is rented by the hour only, the other two tell that the named entry
 * asks for more or fewer units.
 */
export const DaysPriceShape = z.object({
  pricing_id: PricingId,
  units: z.int().nullable(),
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
  /** Cents. */
  deposit: z.int().nullable(),
  place: PlaceShape.nullable(),
  distance_km: z.number().nullable(),
  commercial: z.boolean(),
  commercial_only: z.boolean(),
  /** It exists for members of its groups alone. */
  members_only: z.boolean(),
  rating: RatingShape,
  owner: UserCard.nullable(),
  published_at: Instant.nullable(),
  changed_at: Instant,
  /** Only when days were asked for. */
  availability: AvailabilityShape.nullable(),
  /** Only when days were asked for. */
  days_price: DaysPriceShape.nullable(),
  hits: z.int().nullable(),
});
export type OfferCardShape = z.infer<typeof OfferCardShape>;

/** One of the asker's own. */
export const OwnOfferCardShape = OfferCardShape.extend({
  hidden_image_count: z.int().describe('How many of its images moderation has hidden from everybody else.'),
});
export type OwnOfferCardShape = z.infer<typeof OwnOfferCardShape>;

/** A number in a query. Only what is written as one: nothing, blanks and hexadecimals are not 0 or anything else. */
export const numeric = <Wanted extends Schema>(schema: Wanted) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? Number(value) : value),
    schema,
  );

/** An account by its id or its nickname. */
export const UserName = z.union([UserId, z.string().min(1).max(60)]);
export const CategoryId = numeric(z.int());
/** Slugs of a category and those above it, for example `elektronik/audio-hifi`. */
export const CategoryPath = z.string().max(200);

/** A day that a person may ask about: what lies beyond is no day of a calendar, but a slip of the keys. */
export const AskedDay = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day <= '2199-12-31', { error: 'day_unlikely' })
  .meta({ pattern: String.raw`^(?:19[7-9]\d|2[01]\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$` });

/** Whether two days, where both are given, are in order. */
export const datesInOrder = ({
  date_from: from,
  date_to: to,
}: Readonly<{ date_from?: string | undefined; date_to?: string | undefined }>): boolean =>
  from === undefined || to === undefined || from <= to;

/** Pages count from 1. */
export const pagingShape = { page: z.int(), size: z.int(), total: z.int(), hasNextPage: z.boolean() };

/** In the body of a search. */
export const pageBody = { page: z.int().min(1).max(500).default(1), size: z.int().min(1).max(100).default(25) };

export const pageQuery = {
  page: numeric(z.int().min(1).max(500)).default(1),
  size: numeric(z.int().min(1).max(100)).default(24),
};
