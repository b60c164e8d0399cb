import * as z from 'zod';
import { DecisionId, GroupId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Money } from '../kernel/money.js';
import { Instant } from '../kernel/period.js';
import { PublicPlace } from '../kernel/place.js';
import { AskRules } from '../rules/ask-rules.js';
import { Part } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { DepositKind, Metadata, OfferBookingRules, OfferStatus, Picture, Pricing } from '../rules/terms.js';
import { PlacedOpening } from '../account/opening-days.js';
import { Audience } from './audience.js';
import { Delivery } from './delivery.js';

export const oneOffer = z.strictObject({ offerId: OfferId });

export const offerBasicCommands = {
  /**
   * Increments an anonymous counter without writing an event. `visitor`: keyed hash of the IP address that changes
   * daily.
   */
  countHit: z.strictObject({ offerId: OfferId, visitor: z.string().max(64) }),
} as const;

/** Events by the owner contain the owner's id, so that consumers need no other event. */
export const owned = { offerId: OfferId, ownerId: UserId };
export const membersOnly = { membersOnly: z.literal(true).optional() };

/**
 * Public facts repeated in each event, because an integration event is built from a single event; absent in older
 * events.
 */
export const shown = { place: PublicPlace.optional(), commercial: z.boolean().optional(), ...membersOnly };

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
  /** Pictures; those hidden by moderation are included for the owner only. */
  images: z.array(Picture),
  hiddenPictures: z.array(z.strictObject({ imageId: ImageId, decisionId: DecisionId })),
  pricings: z.array(Pricing),
  deposit: Money.nullable(),
  /** Number of equal units. */
  quantity: Quantity,
  depositKind: DepositKind.nullable(),
  /** The deposit is for each unit that is lent. */
  depositPerUnit: z.boolean().default(false),
  commercialOnly: z.boolean(),
  autoAccept: z.boolean(),
  /** Hours that an acceptance waits for the borrower's confirmation. */
  holdHours: z.int(),
  bookingRules: OfferBookingRules,
  /** Conditions for requests, in addition to `commercialOnly` and the audience. */
  askRules: AskRules,
  /** Null: borrowers pick up and return. */
  delivery: Delivery.nullable(),
  metadata: z.array(Metadata),
  /** Parts of each unit, which become the list of handover and return. */
  parts: z.array(Part),
  tags: z.array(z.string()),
  /** Terms the owner agreed to; null: none yet, or not the caller's offer. */
  termsVersion: z.string().nullable(),
  /** Null until first published. */
  place: PublicPlace.nullable(),
  /** Null: the offer is at the profile's address, or the caller is not the owner. */
  placeId: PlaceId.nullable(),
  /** Owner's own number; null without one, and for others. */
  number: z.string().nullable(),
  commercial: z.boolean(),
  audience: Audience,
  /** True if a group owns the offer, also for readers from whom the audience hides which. */
  ofGroup: z.boolean(),
  publishedAt: Instant.nullable(),
  changedAt: Instant,
  rating: z.strictObject({ sum: z.int(), count: z.int() }),
  lentCount: z.int(),
  /** Owner only; null for others. */
  hits: z.int().nullable(),
});
export type OfferView = z.infer<typeof OfferView>;

const LoanTimesOf = z.strictObject({
  opening: PlacedOpening.omit({ placeId: true }),
  rules: OfferBookingRules,
  zone: z.string(),
});

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
  quantity: true,
  depositKind: true,
  depositPerUnit: true,
  place: true,
  commercial: true,
  commercialOnly: true,
  audience: true,
  publishedAt: true,
  changedAt: true,
  rating: true,
  hits: true,
}).extend({
  image: Picture.nullable(),
  distanceKm: z.number().nullable(),
  /** When loans may begin and end; only in answers to a search for days. */
  times: LoanTimesOf.optional(),
});
export type OfferCard = z.infer<typeof OfferCard>;

export const offerBasicQueries = {
  one: { question: z.strictObject({ offerId: OfferId }), answer: OfferView.nullable() },
  many: { question: z.strictObject({ offerIds: z.array(OfferId).max(100) }), answer: z.array(OfferCard) },
  siteMap: {
    question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
    answer: z.array(z.strictObject({ offerId: OfferId, title: z.string(), changedAt: Instant })),
  },
  /** Number of a person's offers, in total (`all`) and published (`active`). Staff only; null for others. */
  ofPerson: {
    question: z.strictObject({ userId: UserId }),
    answer: z.strictObject({ active: z.int(), all: z.int() }).nullable(),
  },
  /** System only: number of available offers in a group. */
  inGroup: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
} as const;

export const offerBasicRefusals = {
  trader_details_needed: m(
    422,
    'Bevor etwas von dir online geht, brauchen wir deine Angaben als Anbieter.',
    'Before you can put anything online, we need your provider details.',
    'Voordat er iets van jou online gaat, hebben we je gegevens als aanbieder nodig.',
  ),
  profile_incomplete: m(
    409,
    'Vervollständige zuerst dein Profil.',
    'Complete your profile first.',
    'Maak eerst je profiel compleet.',
  ),
  offer_not_found: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  offer_deleted: m(
    410,
    'Dieses Inserat wurde gelöscht.',
    'This offer has been deleted.',
    'Deze advertentie is verwijderd.',
  ),
  not_owner: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  category_needed: m(422, 'Bitte wähle eine Kategorie.', 'Please choose a category.', 'Kies een categorie.'),
  title_needed: m(422, 'Bitte gib einen Titel ein.', 'Please enter a title.', 'Vul een titel in.'),
  description_needed: m(
    422,
    'Bitte gib eine Beschreibung für das Inserat ein.',
    'Please enter a description for the offer.',
    'Vul een beschrijving voor de advertentie in.',
  ),
  pricing_needed: m(
    422,
    'Bitte gib mindestens einen Preis an.',
    'Please enter at least one price.',
    'Vul minstens één prijs in.',
  ),
  terms_needed: m(
    422,
    'Bitte stimme den Nutzungsbedingungen und den AGB zu.',
    'Please accept the terms of use and the general terms.',
    'Ga akkoord met de gebruiksvoorwaarden en de algemene voorwaarden.',
  ),
};
