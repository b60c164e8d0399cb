import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { ImageId, Locale, OfferId, PlaceId, UserId, DecisionId, GroupId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import { Point, PublicPlace, Town } from '../kernel/place.js';
import { categoryLimits } from '../reference/category-limits.js';
import { daysBetween } from '../kernel/days.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { limits } from '../kernel/limits.js';
import { offerCommands } from './commands.js';
import { Audience } from './audience.js';
import { OfferHold } from '../kernel/offer-hold.js';
import { OfferInspection } from './inspection.js';
import { Metadata, OfferStatus, PaymentTypeId, Picture, Pricing, RentTypeId } from '../rules/terms.js';

/** Offer page data. Only the owner sees drafts, inactive and locked offers, private metadata and hits. */
export const OfferView = z.strictObject({
  offerId: OfferId,
  ownerId: UserId,
  language: Locale,
  status: OfferStatus,
  categoryId: z.int().nullable(),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** Pictures hidden by moderation are included for the owner only. */
  images: z.array(Picture),
  hiddenPictures: z.array(z.strictObject({ imageId: ImageId, decisionId: DecisionId })),
  pricings: z.array(Pricing),
  deposit: Money.nullable(),
  commercialOnly: z.boolean(),
  autoAccept: z.boolean(),
  metadata: z.array(Metadata),
  tags: z.array(z.string()),
  /** Terms the owner agreed to; null: none yet, or not the caller's offer. */
  termsVersion: z.string().nullable(),
  /** Null until first published. */
  place: PublicPlace.nullable(),
  /** Null: the profile's address, or not the caller's offer. */
  placeId: PlaceId.nullable(),
  commercial: z.boolean(),
  audience: Audience,
  publishedAt: Instant.nullable(),
  changedAt: Instant,
  rating: z.strictObject({ sum: z.int(), count: z.int() }),
  lentCount: z.int(),
  /** Owner only; null for others. */
  hits: z.int().nullable(),
});
export type OfferView = z.infer<typeof OfferView>;

/** Sort orders: latest change, latest publication, title, lowest daily price, most hits. */
export const OwnOrder = z.enum(['changed', 'newest', 'title', 'price', 'hits']);
export type OwnOrder = z.infer<typeof OwnOrder>;

export const OfferCard = OfferView.pick({
  offerId: true,
  ownerId: true,
  language: true,
  status: true,
  categoryId: true,
  title: true,
  shortDescription: true,
  pricings: true,
  deposit: true,
  place: true,
  commercial: true,
  commercialOnly: true,
  audience: true,
  publishedAt: true,
  changedAt: true,
  rating: true,
  hits: true,
}).extend({ image: Picture.nullable(), distanceKm: z.number().nullable() });
export type OfferCard = z.infer<typeof OfferCard>;

export const OwnOfferCard = OfferCard.extend({ hiddenPictures: z.int() });
export type OwnOfferCard = z.infer<typeof OwnOfferCard>;

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
  /** Cents, per day or in total for `days`. */
  maxPrice: z.int().min(0).optional(),
  /** Days for price filter and order, both ends included. */
  days: z.int().min(1).max(MOST_DAYS).optional(),
  freeOn: z
    .strictObject({ from: Day, to: Day })
    .refine(({ from, to }) => daysBetween(from, to) >= 1 && daysBetween(from, to) <= MOST_DAYS, { error: 'days_range' })
    .optional(),
  excludeIds: z.array(OfferId).max(20).optional(),
  onlyIds: z.array(OfferId).max(100).optional(),
  sort: z.enum(['relevance', 'distance', 'newest', 'price']),
  paging: Paging,
});
export type OfferSearch = z.infer<typeof OfferSearch>;

/**
 * `leftOut`: words dropped from the search, as typed. `mended`: misspelled words and their corrections.
 * `onlyMentioned`: no title matches a word of the text.
 */
export const OfferSearchAnswer = pageOf(OfferCard).extend({
  totalIsExact: z.boolean(),
  leftOut: z.array(z.string()),
  mended: z.array(z.strictObject({ typed: z.string(), meant: z.string() })),
  onlyMentioned: z.boolean(),
});
export type OfferSearchAnswer = z.infer<typeof OfferSearchAnswer>;

export const offerOwnData = { offers: OfferView };

export const offerDoor = defineDoor('offer', offerCommands, {
  daily: dailyQuery,
  /** Daily searches without results, and their frequent words, for admins. */
  missedSearches: dailyQuery,
  ownData: ownDataQuery(offerOwnData),
  one: { question: z.strictObject({ offerId: OfferId }), answer: OfferView.nullable() },
  many: { question: z.strictObject({ offerIds: z.array(OfferId).max(100) }), answer: z.array(OfferCard) },
  /** The caller's offers whose title has every word of `text`; latest change first by default. */
  own: {
    question: z.strictObject({
      status: OfferStatus.optional(),
      text: z.string().trim().max(limits.searchTerm).optional(),
      outsideGroup: GroupId.optional(),
      sort: OwnOrder.optional(),
      paging: Paging,
    }),
    answer: pageOf(OwnOfferCard),
  },
  search: { question: OfferSearch, answer: OfferSearchAnswer },
  /** Completions with at least one result; at most 4. */
  suggest: {
    question: z.strictObject({ text: z.string().trim().min(1).max(limits.searchTerm) }),
    answer: z.array(z.string()),
  },
  /** Indexes of the searches that match a public offer; empty while it is not published. */
  finders: {
    question: z.strictObject({
      offerId: OfferId,
      searches: z.array(OfferSearch.omit({ sort: true, paging: true })).max(100),
    }),
    answer: z.array(z.int()),
  },
  imageRoom: { question: z.strictObject({ offerId: OfferId }), answer: z.int().nullable() },
  siteMap: {
    question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
    answer: z.array(z.strictObject({ offerId: OfferId, title: z.string(), changedAt: Instant })),
  },
  /** System only, from the event log: block on new agreements; null: none. */
  hold: { question: z.strictObject({ offerId: OfferId }), answer: OfferHold.nullable() },
  /**
   * Data that the request service freezes with a request, for the given person (null: for no particular person); null
   * unless active and visible to them.
   */
  terms: {
    question: z.strictObject({ offerId: OfferId, askerId: UserId.nullable() }),
    answer: z
      .strictObject({
        offerId: OfferId,
        ownerId: UserId,
        title: z.string(),
        imageId: ImageId.nullable(),
        imageSize: z.strictObject({ width: z.int(), height: z.int() }).nullable().optional(),
        pricings: z.array(Pricing),
        deposit: Money.nullable(),
        autoAccept: z.boolean(),
        commercialOnly: z.boolean(),
        /** Lent to group members only, and the person is not one. */
        membersOnly: z.boolean(),
        groupIds: z.array(GroupId),
        belongsTo: GroupId.nullable(),
        town: Town,
        zone: z.string(),
        language: Locale,
        placeId: PlaceId.nullable().optional(),
      })
      .nullable(),
  },
  /** Number of offers of a person, and of published ones. Staff only; null for others. */
  ofPerson: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ active: z.int(), all: z.int() }).nullable(),
  },
  /** System only: data for automatic review; null for offers that are not public (ADR 103). */
  inspect: { question: z.strictObject({ offerId: OfferId }), answer: OfferInspection.nullable() },
  /** Admins only, empty for others: number of offers per category, and of published ones. */
  inCategories: {
    question: z.strictObject({ categoryIds: z.array(z.int().positive()).max(categoryLimits.categories) }),
    answer: z.array(z.strictObject({ categoryId: z.int(), active: z.int(), all: z.int() })),
  },
  /** System only: number of available offers in a group. */
  inGroup: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
});
