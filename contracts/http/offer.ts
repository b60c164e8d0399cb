import * as z from 'zod';
import { BlockId, ImageId, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { AdShape } from './ads.js';
import { line, paragraph } from '../kernel/text.js';
import { GroupId } from '../group/rules.js';
import { Among, Audience } from '../offer/audience.js';
import { OwnOrder } from '../offer/queries.js';
import { DecisionId } from '../moderation/decisions.js';
import { OfferStatus, PaymentTypeId, RentTypeId } from '../offer/terms.js';
import { BlockKind, NOT_AVAILABLE } from '../request/events.js';
import {
  AskedDay,
  datesInOrder,
  MetadataShape,
  numeric,
  OfferCardShape,
  pageQuery,
  pagingShape,
  PictureShape,
  PricingBody,
} from './shapes.js';

const GroupName = z.object({ group_id: GroupId, name: z.string() });

/**
 * The groups that an offer belongs to, and what that means. To others than its owner: those of them that they are in.
 */
export const AudienceShape = z.object({
  groups: z.array(GroupName),
  /** Those that can be joined, to readers in none of them who may therefore not ask for it. */
  joinable: z.array(GroupName),
  /** `members`: to everybody else the offer does not exist. */
  seen_by: Among,
  /** `members`: everybody else may look at it, not ask for it. */
  lent_to: Among,
  /** Members pay nothing; `pricing` is what the caller pays. */
  free_for_members: z.boolean(),
  /** The group of these that the thing belongs to: whoever leads it may take over what is asked for it. */
  belongs_to: GroupId.nullable(),
});
export type AudienceShape = z.infer<typeof AudienceShape>;

/**
 * The whole offer. Owners alone see drafts, private metadata and hits; everybody else gets 404 for what is not public.
 */
export const OfferShape = OfferCardShape.omit({ image: true, availability: true, days_price: true }).extend({
  description: z.string(),
  images: z.array(PictureShape),
  hidden_images: z
    .array(z.object({ image_id: ImageId, decision_id: DecisionId }))
    .describe('Images that nobody but the owner sees, and by which decision; for the owner alone.'),
  metadata: z.array(MetadataShape),
  tags: z.array(z.string()),
  auto_accept: z.boolean(),
  terms_accepted: z.boolean(),
  lent_count: z.int(),
  /** The asker is the owner. */
  own: z.boolean(),
  /** IANA zone of the offer's place; hours are local there. */
  zone: z.string().nullable(),
  /** Owners alone: which of their places it stands at; null: the address of the profile. */
  place_id: PlaceId.nullable(),
  audience: AudienceShape,
  /** Answered to somebody who is signed in: prices and groups are as they are for them. */
  personal: z.boolean(),
});
export type OfferShape = z.infer<typeof OfferShape>;

/** PATCH /offer/{id}: any part; each wizard step sends its own. */
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
    deposit: z.int().min(0).max(99_999_999_99).nullable(),
    commercial_only: z.boolean(),
    auto_accept: z.boolean(),
    metadata: z.array(MetadataShape).max(limits.metadata),
    tags: z.array(line(limits.tag)).max(limits.tags),
    /** The order of the images; the first is the main picture. */
    image_ids: z.array(ImageId).max(limits.images),
    terms_accepted: z.literal(true),
    place_id: PlaceId.nullable(),
    /** Groups of the owner. Without any, all the rest is for everybody. */
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

/** Times in which the thing is taken, instants in UTC, half-open. Owners also see which request or block it is. */
export const TakenShape = z.object({
  start: Instant,
  end: Instant,
  reason: z.enum(['booked', 'blocked']),
  request_id: z.uuid().nullable(),
  block_id: BlockId.nullable(),
  note: z.string().nullable(),
  /** Why the owner keeps these days (spec §3, request types); for the owner's eyes. */
  requesttype_id: BlockKind.nullable(),
});
export type TakenShape = z.infer<typeof TakenShape>;

const flag = z.enum(['0', '1', 'false', 'true']).transform((v) => v === '1' || v === 'true');
/** Ids with commas between them. */
const numbers = <T extends z.ZodType<number, number>>(item: T, form: RegExp) =>
  z
    .string()
    .regex(form)
    .transform((v) => v.split(',').map(Number))
    .pipe(z.array(item));

/** Which page asks, for the ads beside its list; and a field of spec §3 that changes nothing. */
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

/** GET /offer_search (spec §3, search request parameters) and what the filter chips add. Unknown fields are ignored. */
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
    /** The visible part of a map: south,west,north,east. */
    box: z
      .string()
      .max(100)
      .regex(/^-?\d{1,3}(?:\.\d{1,15})?(?:,-?\d{1,3}(?:\.\d{1,15})?){3}$/)
      .optional(),
    commercial: flag.optional(),
    paymenttype_id: numbers(PaymentTypeId, /^[1-6](?:,[1-6]){0,5}$/).optional(),
    renttype_id: numbers(RentTypeId, /^[1-4](?:,[1-4]){0,3}$/).optional(),
    /** For a usual loan; with `date_from` for these days. */
    free: flag.optional(),
    /**
     * Cents for one day; with `date_from` for these days in all. What takes crates only, or not these days, never
     * passes.
     */
    price_max: numeric(z.int().min(0)).optional(),
    /**
     * Both: shows whether these days (both included) are free and what they cost in all; with only_free, hides what is
     * taken. At most 60 days.
     */
    date_from: AskedDay.optional(),
    date_to: AskedDay.optional(),
    only_free: flag.optional(),
    /**
     * `price` is that of one day, with `date_from` of these days in all: for nothing first, without such a price last.
     */
    sort: z.enum(['relevance', 'distance', 'newest', 'price']).optional(),
    ...pageQuery,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lng'], error: 'point_half' })
  .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' });
export type OfferSearchQuery = z.input<typeof OfferSearchQuery>;

export const OfferSuggestQuery = z.object({ query: z.string().trim().min(1).max(limits.searchTerm) });

/** GET /offer: own offers, of every state by default. */
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
  /** Names the result list (spec §3, offer list pages). */
  id: z.string(),
  path: z.string(),
  offers: z.array(OfferCardShape),
  /** Places that are paid for, besides the list; marked as such wherever they are shown. */
  top: z.array(OfferCardShape),
  /** Offers of the list whose highlight is paid for; it changes no order. */
  highlighted: z.array(OfferId),
  /** On the first page of a list: at most 4 for the top and 2 for each side, in the order of a lot. */
  ads: z.array(AdShape),
  /** False above 1,000: `total` is then a lower bound. */
  total_is_exact: z.boolean(),
  /**
   * How `query` was taken where not word for word: without the place that was understood among its words (`place`;
   * null: none), and without the words `left_out`. Null: word for word, as always within quotation marks.
   */
  meant: z
    .object({
      text: z.string(),
      left_out: z.array(z.string()),
      place: z
        .object({ label: z.string(), city_id: z.string(), city_url: z.string(), postal_id: z.string().nullable() })
        .nullable(),
      /**
       * How many hold all the words as typed, which `query` within quotation marks finds; 0 where no place was
       * understood.
       */
      words_total: z.int(),
    })
    .nullable(),
  /** Misspelled words of `query` with what they were taken for. */
  mended: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** No offer is called by a word of `query`: all of them merely mention it. */
  only_mentioned: z.boolean(),
  /** Answered to somebody who is signed in: with what their groups have for them. */
  personal: z.boolean(),
  /** Where it was searched, in words; null without a place. */
  place: z.object({ label: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  paging: z.object(pagingShape),
  ...pagingShape,
});
export type OfferSearchShape = z.infer<typeof OfferSearchShape>;

export const BlockBody = z.strictObject({
  offer_id: OfferId,
  date_from: AskedDay,
  /** Included. */ date_to: AskedDay,
  note: paragraph(limits.reason).optional(),
  /** 2 own use, 3 not available, 4 maintenance. */
  requesttype_id: BlockKind.default(NOT_AVAILABLE),
});
