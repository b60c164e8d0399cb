import * as z from 'zod';
import { daysBetween } from '../kernel/days.js';
import { GroupId, OfferId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { line } from '../kernel/text.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Day } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { Quantity } from '../rules/quantity.js';
import { PaymentTypeId, RentTypeId } from '../rules/terms.js';
import { OfferCard } from './offer.js';

export const OfferSearch = z.strictObject({
  text: z.string().trim().max(limits.searchTerm).optional(),
  /**
   * `most`: drops words until something matches: numbers and short words first, then a single word from the last one
   * on, then all but one. `all` (default): every word must match.
   */
  words: z.enum(['all', 'most']).optional(),
  near: Point.extend({ radiusKm: z.number().positive().max(500).nullable() }).optional(),
  box: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }).optional(),
  cityId: z.string().max(40).optional(),
  categoryId: z.int().optional(),
  groupId: GroupId.optional(),
  ownerId: UserId.optional(),
  commercial: z.boolean().optional(),
  includeCommercialOnly: z.boolean(),
  paymentTypes: z.array(PaymentTypeId).max(6).optional(),
  rentTypes: z.array(RentTypeId).max(4).optional(),
  free: z.boolean().optional(),
  /** Cents: price per day, or total price if `days` is set. */
  maxPrice: z.int().min(0).optional(),
  /** Days for price filter and order, both ends included. */
  days: z.int().min(1).max(MOST_DAYS).optional(),
  /** First of these days, for prices of seasons and weekends. */
  firstDay: Day.optional(),
  /** At least this many units, and free ones where `freeOn` is set; `maxPrice` is for all of them. */
  quantity: Quantity.optional(),
  freeOn: z
    .strictObject({ from: Day, to: Day })
    .refine(({ from, to }) => daysBetween(from, to) >= 1 && daysBetween(from, to) <= MOST_DAYS, { error: 'days_range' })
    .optional(),
  /** Is delivered: to the point of `near` where that is given. */
  delivers: z.literal(true).optional(),
  /** Public metadata: one of the values of every name. Case, umlauts, punctuation and the space before a unit do not matter. */
  metadata: z
    .array(z.strictObject({ name: line(limits.metadataKey), value: line(limits.metadataValue) }))
    .max(limits.metadataFilters)
    .optional(),
  /** Adds the common public metadata of all hits to the answer. */
  facets: z.literal(true).optional(),
  excludeIds: z.array(OfferId).max(20).optional(),
  onlyIds: z.array(OfferId).max(100).optional(),
  sort: z.enum(['relevance', 'distance', 'newest', 'price']),
  paging: Paging,
});
export type OfferSearch = z.infer<typeof OfferSearch>;

/** Values of a metadata name among the hits, in natural order; `selected`: one that the search filters by. */
const Facet = z.strictObject({
  name: z.string(),
  values: z.array(z.strictObject({ value: z.string(), count: z.int(), selected: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

/**
 * `leftOut`: words dropped from the search, as typed. `mended`: misspelled words and their corrections.
 * `onlyMentioned`: no title matches a word of the text. `facets`: at most 8 names of 10 values; empty unless asked for.
 */
export const OfferSearchAnswer = pageOf(OfferCard).extend({
  totalIsExact: z.boolean(),
  leftOut: z.array(z.string()),
  mended: z.array(z.strictObject({ typed: z.string(), meant: z.string() })),
  onlyMentioned: z.boolean(),
  facets: z.array(Facet),
});
export type OfferSearchAnswer = z.infer<typeof OfferSearchAnswer>;

export const searchQueriesQueries = {
  search: { question: OfferSearch, answer: OfferSearchAnswer },
  /** Completions of `text` that find at least one offer; at most 4. */
  suggest: {
    question: z.strictObject({ text: z.string().trim().min(1).max(limits.searchTerm) }),
    answer: z.array(z.string()),
  },
  /** Indexes (in `searches`) of the searches that match a public offer; empty while the offer is not published. */
  finders: {
    question: z.strictObject({
      offerId: OfferId,
      searches: z.array(OfferSearch.omit({ sort: true, paging: true, facets: true })).max(100),
    }),
    answer: z.array(z.int()),
  },
} as const;
