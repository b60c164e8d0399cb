import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import { Point, PublicPlace, Town } from '../kernel/place.js';
import { categoryLimits } from '../reference/category-limits.js';
import { daysBetween } from '../rules/days.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { limits } from '../kernel/limits.js';
import { DecisionId } from '../moderation/decisions.js';
import { offerCommands } from './commands.js';
import { GroupId } from '../group/rules.js';
import { Audience } from './audience.js';
import { OfferHold } from './hold.js';
import { OfferInspection } from './inspection.js';
import { Metadata, OfferStatus, PaymentTypeId, Picture, Pricing, RentTypeId } from './terms.js';

/** One offer as its page shows it. Only its owner sees drafts, inactive and locked ones, private metadata and hits. */
export const OfferView = z.strictObject({
  offerId: OfferId,
  ownerId: UserId,
  language: Locale,
  status: OfferStatus,
  categoryId: z.int().nullable(),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** Those that moderation has hidden are its owner's alone to see. */
  images: z.array(Picture),
  /** Which of them those are, and why; none for everybody but the owner. */
  hiddenPictures: z.array(z.strictObject({ imageId: ImageId, decisionId: DecisionId })),
  pricings: z.array(Pricing),
  deposit: Money.nullable(),
  commercialOnly: z.boolean(),
  autoAccept: z.boolean(),
  metadata: z.array(Metadata),
  tags: z.array(z.string()),
  /** What its owner agreed to for it; null: nothing yet, or it is somebody else's. */
  termsVersion: z.string().nullable(),
  /** Null until first published. */
  place: PublicPlace.nullable(),
  /** Which of the owner's places; null for the address of the profile, and for everybody but the owner. */
  placeId: PlaceId.nullable(),
  commercial: z.boolean(),
  /** Owners see it whole; others which of its groups they are in, and no more of those they are not. */
  audience: Audience,
  publishedAt: Instant.nullable(),
  changedAt: Instant,
  rating: z.strictObject({ sum: z.int(), count: z.int() }),
  lentCount: z.int(),
  /** Null for everybody but the owner. */
  hits: z.int().nullable(),
});
export type OfferView = z.infer<typeof OfferView>;

/**
 * How own offers are ordered: the last change first, the last published first, by title, the cheapest day first, the
 * most seen first.
 */
export const OwnOrder = z.enum(['changed', 'newest', 'title', 'price', 'hits']);
export type OwnOrder = z.infer<typeof OwnOrder>;

/** One row of a list. */
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

/** One row of one's own list. */
export const OwnOfferCard = OfferCard.extend({
  /** How many of its pictures moderation has hidden from everybody else. */
  hiddenPictures: z.int(),
});
export type OwnOfferCard = z.infer<typeof OwnOfferCard>;

export const OfferSearch = z.strictObject({
  text: z.string().trim().max(limits.searchTerm).optional(),
  /**
   * `most`: where nothing holds every word, words are left out until something is found: numbers and the shortest
   * first, then one word, from the last one on, then all but one. `all`, the default: every word must be found.
   */
  words: z.enum(['all', 'most']).optional(),
  near: Point.extend({ radiusKm: z.number().positive().max(500).nullable() }).optional(),
  box: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }).optional(),
  cityId: z.string().max(40).optional(),
  categoryId: z.int().optional(),
  /** Only what belongs to this group; nothing for whoever is not in it. */
  groupId: GroupId.optional(),
  ownerId: UserId.optional(),
  commercial: z.boolean().optional(),
  includeCommercialOnly: z.boolean(),
  paymentTypes: z.array(PaymentTypeId).max(6).optional(),
  rentTypes: z.array(RentTypeId).max(4).optional(),
  free: z.boolean().optional(),
  /** Cents: for one day, or for `days` in all. */
  maxPrice: z.int().min(0).optional(),
  /** Price filter and order are about so many days, both ends counted. */
  days: z.int().min(1).max(MOST_DAYS).optional(),
  /** Free on every day of `[from, to)`. */
  freeOn: z
    .strictObject({ from: Day, to: Day })
    .refine(({ from, to }) => daysBetween(from, to) >= 1 && daysBetween(from, to) <= MOST_DAYS, { error: 'days_range' })
    .optional(),
  excludeIds: z.array(OfferId).max(20).optional(),
  /** Only among these. */
  onlyIds: z.array(OfferId).max(100).optional(),
  sort: z.enum(['relevance', 'distance', 'newest', 'price']),
  paging: Paging,
});
export type OfferSearch = z.infer<typeof OfferSearch>;

/**
 * `leftOut`: words of the text that were not looked for, as they were typed. `mended`: misspelled words, as they were
 * typed, with what they were taken for. `onlyMentioned`: no offer is called by a word of the text.
 */
export const OfferSearchAnswer = pageOf(OfferCard).extend({
  totalIsExact: z.boolean(),
  leftOut: z.array(z.string()),
  mended: z.array(z.strictObject({ typed: z.string(), meant: z.string() })),
  onlyMentioned: z.boolean(),
});
export type OfferSearchAnswer = z.infer<typeof OfferSearchAnswer>;

/** Files of a takeout. */
export const offerOwnData = { offers: OfferView };

export const offerDoor = defineDoor('offer', offerCommands, {
  /** For admins: numbers of each day. */
  daily: dailyQuery,
  /** For admins: searches that found nothing each day, and what many of them looked for. */
  missedSearches: dailyQuery,
  ownData: ownDataQuery(offerOwnData),
  /** Null when it does not exist or is not for the asker's eyes. */
  one: { question: z.strictObject({ offerId: OfferId }), answer: OfferView.nullable() },
  many: { question: z.strictObject({ offerIds: z.array(OfferId).max(100) }), answer: z.array(OfferCard) },
  /** The asker's own offers whose title has every word of `text`; newest change first by default. */
  own: {
    question: z.strictObject({
      status: OfferStatus.optional(),
      text: z.string().trim().max(limits.searchTerm).optional(),
      /** Leaves out what belongs to this group. */
      outsideGroup: GroupId.optional(),
      sort: OwnOrder.optional(),
      paging: Paging,
    }),
    answer: pageOf(OwnOfferCard),
  },
  search: { question: OfferSearch, answer: OfferSearchAnswer },
  /** Texts that a typed one may become, each of which finds something; at most 4. */
  suggest: {
    question: z.strictObject({ text: z.string().trim().min(1).max(limits.searchTerm) }),
    answer: z.array(z.string()),
  },
  /** Which of some searches find an offer that everybody sees, by their place in the list; none while it is not online. */
  finders: {
    question: z.strictObject({
      offerId: OfferId,
      searches: z.array(OfferSearch.omit({ sort: true, paging: true })).max(100),
    }),
    answer: z.array(z.int()),
  },
  /** May this user put a picture into this offer now? Answers how many more fit; null when it is not theirs. */
  imageRoom: { question: z.strictObject({ offerId: OfferId }), answer: z.int().nullable() },
  /** All active offers that everybody sees, for site maps: ids and times only. */
  siteMap: {
    question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
    answer: z.array(z.strictObject({ offerId: OfferId, title: z.string(), changedAt: Instant })),
  },
  /** System only: what bars new agreements about an offer now, by the log; null: nothing. */
  hold: { question: z.strictObject({ offerId: OfferId }), answer: OfferHold.nullable() },
  /**
   * What the request service freezes when somebody asks, for them (null: for nobody in particular); null unless active
   * and theirs to see.
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
        /** It is lent to members of its groups, and the asker is none. */
        membersOnly: z.boolean(),
        /** The groups that lend it and that the asker is in. */
        groupIds: z.array(GroupId),
        /** The group that the thing belongs to. */
        belongsTo: GroupId.nullable(),
        town: Town,
        zone: z.string(),
        language: Locale,
        placeId: PlaceId.nullable().optional(),
      })
      .nullable(),
  },
  /** How many offers somebody has, and how many of them are online; for who looks after people, null for others. */
  ofPerson: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ active: z.int(), all: z.int() }).nullable(),
  },
  /** System only: what moderation looks at of an offer that everybody sees; null of others (ADR 103). */
  inspect: { question: z.strictObject({ offerId: OfferId }), answer: OfferInspection.nullable() },
  /** For admins: how many offers are filed under each of these ids, and how many of them are online; empty for others. */
  inCategories: {
    question: z.strictObject({ categoryIds: z.array(z.int().positive()).max(categoryLimits.categories) }),
    answer: z.array(z.strictObject({ categoryId: z.int(), active: z.int(), all: z.int() })),
  },
  /** System only: how many things that can be borrowed stand in a group. */
  inGroup: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
});
