import * as z from 'zod';
import { BlockId, EntryId, ImageId, OfferId, PlaceId, UserId, GroupId, DecisionId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { AdShape } from './ads.js';
import { line, paragraph } from '../kernel/text.js';
import { PlaceOpening } from '../account/opening-days.js';
import { Among, Audience } from '../offer/audience.js';
import { areAscending, deliveryFields } from '../offer/delivery.js';
import { HoldHours } from '../offer/editing.js';
import { OwnNumber } from '../offer/numbers.js';
import { OwnOrder } from '../offer/own-offers.js';
import { AskRules } from '../rules/ask-rules.js';
import { deliveryLimits } from '../rules/delivery.js';
import { askLimits, askObjections } from '../rules/may-ask.js';
import { Part, Parts } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { notBookableReasons } from '../rules/why-not-bookable.js';
import {
  bookingRulesFields,
  DepositKind,
  OfferStatus,
  PaymentTypeId,
  Preparation,
  RentTypeId,
} from '../rules/terms.js';
import { BlockKind, EntryKind, NOT_AVAILABLE, TakenReason } from '../request/calendar.js';
import {
  AskedDay,
  datesInOrder,
  MetadataShape,
  numeric,
  OfferCardShape,
  pageQuery,
  pagingShape,
  person,
  PictureShape,
  PricingBody,
} from './shapes.js';

/**
 * Conditions for requests, all of which must be met. `max_km` is measured between approximate places. `postals`,
 * `towns`: residents only, of any of these.
 */
export const AskRulesShape = z.strictObject({
  max_km: AskRules.shape.maxKm,
  postals: AskRules.shape.postals,
  towns: z
    .array(z.strictObject({ city_id: z.string().min(1).max(40), city: z.string().min(1).max(100) }))
    .max(askLimits.towns),
  phone: z.boolean().describe('A verified mobile number is needed.'),
  good_ratings: AskRules.shape.goodRatings.describe('How many ratings of at least 4 stars as a borrower are needed.'),
});
export type AskRulesShape = z.infer<typeof AskRulesShape>;

/**
 * Delivery by the lender: `bring` to the borrower, `fetch` back, for the `price` per way in cents of the first step
 * that the borrower's approximate place lies within. Steps ascend.
 */
export const DeliveryShape = z.strictObject({
  services: deliveryFields.services,
  steps: z
    .array(z.strictObject({ up_to_km: deliveryFields.upToKm, price: deliveryFields.cents }))
    .min(1)
    .max(deliveryLimits.steps)
    .refine((all) => areAscending(all.map(({ up_to_km }) => up_to_km)), { error: 'steps_ascending' }),
  note: deliveryFields.note.describe('Where to, at which times: in words of the lender.'),
});
export type DeliveryShape = z.infer<typeof DeliveryShape>;

/** Own address with a street; `up_to_km`: step of the offer’s delivery that it lies within, null if farther away. */
export const DeliveryPlaceShape = z.object({
  place_id: PlaceId.nullable().describe('Null: the main address.'),
  up_to_km: z.int().nullable(),
});
export type DeliveryPlaceShape = z.infer<typeof DeliveryPlaceShape>;

const GroupName = z.object({ group_id: GroupId, name: z.string() });

/** Groups of an offer and their effect. Readers other than the owner see only their own groups. */
export const AudienceShape = z.object({
  groups: z.array(GroupName),
  /** Groups to join, for readers who are in none of the offer's groups and therefore cannot borrow. */
  joinable: z.array(GroupName),
  /** Readers of the offer; `members` hides it from non-members. */
  seen_by: Among,
  /** Possible borrowers; with `members`, non-members may view the offer but not request it. */
  lent_to: Among,
  /** True if members borrow for free; `pricing` shows the price for the caller. */
  free_for_members: z.boolean(),
  belongs_to: GroupId.nullable(),
  of_group: z
    .boolean()
    .describe(
      'True if a group owns the offer, also one hidden from the caller: its admins see requests for the offer.',
    ),
});
export type AudienceShape = z.infer<typeof AudienceShape>;

const PreparationShape = Preparation.describe(
  'Time kept free before and after each loan: local days at the offer’s place, or elapsed hours.',
);

const bookingRulesShape = {
  lead_days: bookingRulesFields.leadDays.describe('Days between the request and the first day of the loan, at least.'),
  lead_until: bookingRulesFields.leadUntil.describe(
    'From this time of day on, a request counts as made on the following day; null: midnight. Local time of the offer’s place.',
  ),
  longest_advance: bookingRulesFields.longestAdvance.describe(
    'Days between the request and the last day of the loan, at most; null: as for all offers.',
  ),
};

export const BookingRulesShape = z.object({ ...bookingRulesShape, preparation: PreparationShape });

const OfferObjection = z.enum([...askObjections, 'commercial_only']);
export type OfferObjection = z.infer<typeof OfferObjection>;

/**
 * Complete offer. Drafts, private metadata and hits are visible to the owner only; other callers get 404 for
 * non-public offers.
 */
export const OfferShape = OfferCardShape.omit({ image: true, availability: true, days_price: true }).extend({
  description: z.string(),
  images: z.array(PictureShape),
  hidden_images: z
    .array(z.object({ image_id: ImageId, decision_id: DecisionId }))
    .describe('Images that nobody but the owner sees, and by which decision; for the owner alone.'),
  metadata: z.array(MetadataShape),
  parts: z.array(Part).describe('What belongs to each unit, in order; the list of handover and return.'),
  tags: z.array(z.string()),
  auto_accept: z.boolean(),
  hold_hours: z.int().describe('Hours that an acceptance waits for the confirmation of the borrower.'),
  booking_rules: BookingRulesShape.describe('When the offer may be requested, relative to the loan.'),
  ask_rules: AskRulesShape,
  delivery: DeliveryShape.nullable().describe('Null: borrowers pick up and return.'),
  cannot_ask: OfferObjection.nullable().describe(
    'The first of these conditions that the signed-in caller does not meet; null for visitors and the owner. `commercial_only`: the offer is for businesses and organisations.',
  ),
  terms_accepted: z.boolean(),
  lent_count: z.int(),
  own: z.boolean(),
  /** IANA time zone of the offer's place, in which its hours are given. */
  zone: z.string().nullable(),
  place_id: PlaceId.nullable(),
  number: z.string().nullable().describe('Own number of the owner, for the owner alone.'),
  /** Times of pick-up and return (`contracts/rules/opening-days.ts`); null: at any time, or unknown at the moment. */
  opening: PlaceOpening.nullable(),
  audience: AudienceShape,
  /** True for the response to a signed-in caller, with individual prices and groups. */
  personal: z.boolean(),
});
export type OfferShape = z.infer<typeof OfferShape>;

const conditions = {
  deposit: z.int().min(0).max(99_999_999_99).nullable(),
  deposit_kind: DepositKind.nullable(),
  deposit_per_unit: z.boolean(),
  hold_hours: HoldHours,
  booking_rules: z
    .strictObject({ ...bookingRulesShape, preparation: PreparationShape.optional() })
    .refine(({ lead_days: lead, longest_advance: longest }) => longest === null || lead < longest, {
      path: ['longest_advance'],
      error: 'advance_within_lead',
    }),
  ask_rules: AskRulesShape,
  delivery: DeliveryShape.nullable(),
};

/** Body of PATCH /offer/{id}: any subset of fields, since each wizard step sends its own. */
export const OfferPatch = z
  .strictObject({
    category_id: z.int(),
    title: line(limits.title, 0),
    short_description: line(limits.shortDescription, 0),
    description: paragraph(limits.description),
    pricing: z
      .array(PricingBody)
      .max(limits.pricings)
      .refine((all) => new Set(all.map((one) => one.pricing_id)).size === all.length, { error: 'pricing_twice' }),
    ...conditions,
    quantity: Quantity.describe(
      'How many equal units there are. Fewer than are booked or blocked on a coming day is refused: 409 `units_taken`.',
    ),
    commercial_only: z.boolean(),
    auto_accept: z.boolean(),
    metadata: z.array(MetadataShape).max(limits.metadata),
    parts: Parts.describe('All parts in their order; requests made before keep theirs.'),
    tags: z.array(line(limits.tag)).max(limits.tags),
    image_ids: z.array(ImageId).max(limits.images),
    terms_accepted: z.literal(true),
    place_id: PlaceId.nullable(),
    number: OwnNumber.nullable(),
    /** Groups of the owner that may see or borrow the offer. Without groups, the other fields have no effect. */
    audience: z.strictObject({
      group_ids: Audience.shape.groupIds,
      seen_by: Among,
      lent_to: Among,
      free_for_members: z.boolean(),
      belongs_to: Audience.shape.belongsTo,
    }),
  })
  .partial();
export type OfferPatch = z.infer<typeof OfferPatch>;

export const OfferDefaultsBody = z.strictObject({ ...conditions, deposit_per_unit: z.boolean().default(false) });

/** Conditions that new offers of the caller begin with. */
export const OfferDefaultsShape = OfferShape.pick({
  deposit: true,
  deposit_kind: true,
  deposit_per_unit: true,
  hold_hours: true,
  booking_rules: true,
  ask_rules: true,
  delivery: true,
}).extend({ set: z.boolean().describe('False while they are those of every new offer.') });
export type OfferDefaultsShape = z.infer<typeof OfferDefaultsShape>;

/**
 * Period in UTC, half-open, in which `units` of the offer are taken. The owner sees each request or block that takes
 * them; others see one period for each number of units taken.
 */
export const TakenShape = z.object({
  start: Instant,
  end: Instant,
  reason: TakenReason.describe(
    '`preparation`: time kept free next to a loan. `late`: a loan that is not back takes its units through today.',
  ),
  request_id: z.uuid().nullable(),
  block_id: BlockId.nullable(),
  counter_loan_id: z.uuid().nullable(),
  entry_id: EntryId.nullable().describe('Own entry of GET /calendar_unavailability/{id} that blocks this period.'),
  note: z.string().nullable(),
  /** Reason for the owner's block (spec §3, request types); null for other callers. */
  requesttype_id: EntryKind.nullable(),
  units: z.int(),
});
export type TakenShape = z.infer<typeof TakenShape>;

export const CalendarReasonsQuery = z
  .object({
    offer_id: OfferId,
    date_from: AskedDay,
    date_to: AskedDay,
    quantity: numeric(Quantity).default(1).describe('How many units are wanted.'),
  })
  .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' });

/** Day of an offer's calendar, with the reason why a loan can neither begin nor end on it. */
export const CalendarReasonShape = z.object({
  day: Day,
  reason: z
    .enum(notBookableReasons)
    .nullable()
    .describe('The code with which a request for this day alone is refused; null: none.'),
  free: z.int().describe('Units that are free during the whole day.'),
});
export type CalendarReasonShape = z.infer<typeof CalendarReasonShape>;

const flag = z.enum(['0', '1', 'false', 'true']).transform((v) => v === '1' || v === 'true');
const numbers = <T extends z.ZodType<number, number>>(item: T, form: RegExp) =>
  z
    .string()
    .regex(form)
    .transform((v) => v.split(',').map(Number))
    .pipe(z.array(item));

/** Filters by metadata: one or several `name:value`. */
const MetadataFilter = z
  .string()
  .max(limits.metadataKey + limits.metadataValue + 1)
  .regex(/^[^:]{1,40}:[^\n]{1,120}$/, 'metadata_filter')
  .transform((pair) => {
    const [name = ''] = pair.split(':', 1);
    return { name, value: pair.slice(name.length + 1) };
  })
  .pipe(z.object({ name: line(limits.metadataKey), value: line(limits.metadataValue) }));
const MetadataFilters = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(MetadataFilter).max(limits.metadataFilters),
);

/** Query fields that state the caller's page, to select ads, and one field of spec §3 that has no effect. */
const beside = {
  page_home: flag.optional().describe('The home page asks: ads of all categories come with the list.'),
  page_category: flag
    .optional()
    .describe('A category page asks: ads of its category, of those above it and of all categories come with the list.'),
  page_group: flag.optional().describe('As page_home, for the page of a group.'),
  w: numeric(z.int().min(0).max(100_000))
    .optional()
    .describe('Width of the window: pictures of ads for wider ones are left out. Without it all come.'),
  lastseen: z
    .string()
    .max(400)
    .optional()
    .describe('Offers looked at last. Browsers keep them by themselves: no answer depends on it.'),
};

/**
 * Query of GET /offer_search (spec §3, search request parameters) with the filter chips. Unknown fields are ignored.
 */
export const OfferSearchQuery = z
  .object({
    query: z.string().trim().max(limits.searchTerm).optional(),
    category_id: numeric(z.int().min(0))
      .optional()
      .describe('A category with all below it; 0 or the root (1): all. Below a category path: narrows it.'),
    group_id: GroupId.optional().describe('Only what belongs to this group: for its members, nothing to anybody else.'),
    user_id: UserId.optional(),
    ref_id: OfferId.optional().describe(
      'Similar offers: without this one, in its category and within 25 km of it, unless a category or a place is asked for as well.',
    ),
    lat: numeric(z.number().min(-90).max(90)).optional().describe('Together with lng.'),
    lng: numeric(z.number().min(-180).max(180)).optional().describe('Together with lat.'),
    postal_id: z.string().min(1).max(40).optional(),
    city_id: z.string().min(1).max(40).optional(),
    perimeter: numeric(z.number().min(-1).max(500))
      .optional()
      .describe('Kilometres. -1, 0 or left out: the whole town of a city_id or postal_id, 50 km around a position.'),
    ...beside,
    box: z
      .string()
      .max(100)
      .regex(/^-?\d{1,3}(?:\.\d{1,15})?(?:,-?\d{1,3}(?:\.\d{1,15})?){3}$/)
      .optional(),
    commercial: flag.optional(),
    paymenttype_id: numbers(PaymentTypeId, /^[1-6](?:,[1-6]){0,5}$/).optional(),
    renttype_id: numbers(RentTypeId, /^[1-4](?:,[1-4]){0,3}$/).optional(),
    free: flag.optional(),
    /**
     * Maximum price in cents: for one day, or in total for the given days with `date_from`. Offers priced only in
     * crates, or not available for these days, never match.
     */
    price_max: numeric(z.int().min(0)).optional(),
    /**
     * Inclusive range of at most 60 days, which adds availability and total price to the results. With `only_free`,
     * unavailable offers are hidden.
     */
    date_from: AskedDay.optional(),
    date_to: AskedDay.optional(),
    only_free: flag.optional(),
    quantity: numeric(Quantity)
      .optional()
      .describe(
        'How many units are wanted, one if left out: leaves out offers with fewer; `only_free`, availability and prices for days are for all of them.',
      ),
    delivers: flag
      .optional()
      .describe('Leaves out offers that are not brought or fetched: to the place searched around, where there is one.'),
    meta: MetadataFilters.optional().describe(
      'Public metadata as name:value, such as `Spannung:230 V`; repeated for several. An offer has one of the values of every name.',
    ),
    facets: flag
      .optional()
      .describe('With it, the answer names the common public metadata of all results, by which `meta` filters.'),
    lenders: flag
      .optional()
      .describe('With it, the first page of a search for words names lenders called so, who have offers online.'),
    /**
     * Sort order. `price` is the price for one day, or in total for the given days with `date_from`; free offers come
     * first, and offers without such a price last.
     */
    sort: z.enum(['relevance', 'distance', 'newest', 'price']).optional(),
    ...pageQuery,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lng'], error: 'point_half' })
  .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' });
export type OfferSearchQuery = z.input<typeof OfferSearchQuery>;

export const OfferSuggestQuery = z.object({ query: z.string().trim().min(1).max(limits.searchTerm) });

export const OwnOffersQuery = z.object({
  status: OfferStatus.optional(),
  query: z
    .string()
    .trim()
    .max(limits.searchTerm)
    .optional()
    .describe('Every word of it stands in the title; parts of words count.'),
  sort: OwnOrder.optional().describe(
    'changed (when left out): the last change first; newest: the last published first, drafts before; title; price: the cheapest day first; hits: the most seen first.',
  ),
  outside_group: GroupId.optional().describe('Leaves out what belongs to this group.'),
  ...pageQuery,
});

export const OfferSearchShape = z.object({
  /** Id of the result list (spec §3, offer list pages). */
  id: z.string(),
  path: z.string(),
  offers: z.array(OfferCardShape),
  top: z.array(OfferCardShape),
  highlighted: z.array(OfferId),
  /** Ads on the first page only: at most 4 for the top and 2 per side, in random order. */
  ads: z.array(AdShape),
  /** True up to 1,000 results; beyond 1,000, `total` is a lower bound. */
  total_is_exact: z.boolean(),
  /**
   * Interpretation of `query`; null when taken literally, as in quotation marks. `place` is the place recognised in
   * the words, or null; `left_out` contains the ignored words.
   */
  meant: z
    .object({
      text: z.string(),
      left_out: z.array(z.string()),
      place: z
        .object({ label: z.string(), city_id: z.string(), city_url: z.string(), postal_id: z.string().nullable() })
        .nullable(),
      /**
       * Number of matches for all words as typed, as with `query` in quotation marks; 0 when no place was recognised.
       */
      words_total: z.int(),
    })
    .nullable(),
  mended: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** True when no title matches `query`, so that the results only mention its words. */
  only_mentioned: z.boolean(),
  /**
   * With `facets`: at most 8 metadata names with at most 10 values each, and the number of results that have each.
   * Values of a name in `meta` are counted as without that filter.
   */
  facets: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), count: z.int(), selected: z.boolean() })),
    }),
  ),
  /** With `lenders`: at most 3, with the number of their offers the caller may see, wherever they are. */
  lenders: z.array(z.object({ ...person, offers: z.int() })),
  personal: z.boolean(),
  place: z.object({ label: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  paging: z.object(pagingShape),
  ...pagingShape,
});
export type OfferSearchShape = z.infer<typeof OfferSearchShape>;

export const BlockBody = z.strictObject({
  offer_id: OfferId,
  date_from: AskedDay,
  date_to: AskedDay,
  note: paragraph(limits.reason).optional(),
  /** Kind of block: 2 own use, 3 not available, 4 maintenance. */
  requesttype_id: BlockKind.default(NOT_AVAILABLE),
  units: Quantity.optional().describe('How many units are blocked; left out: all.'),
});
