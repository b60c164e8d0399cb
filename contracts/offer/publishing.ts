import * as z from 'zod';
import { event } from '../kernel/events.js';
import { GroupId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Money } from '../kernel/money.js';
import { PublicPlace, Town } from '../kernel/place.js';
import { AskRules } from '../rules/ask-rules.js';
import { Part } from '../rules/parts.js';
import { DepositKind, OfferBookingRules, Pricing } from '../rules/terms.js';
import { Delivery } from './delivery.js';
import { membersOnly, oneOffer, owned, shown } from './offer.js';

export const publishingCommands = {
  /** `terms`: currently valid versions of the terms the owner agreed to; absent: any version is accepted. */
  publish: oneOffer.extend({ terms: z.array(z.string().max(20)).max(8).optional() }),
  activate: oneOffer,
  deactivate: oneOffer,
  delete: oneOffer,
} as const;

export const publishingEvents = [
  event('OfferPublished', {
    ...owned,
    categoryId: z.int(),
    place: PublicPlace,
    commercial: z.boolean(),
    ...membersOnly,
  }),
  event('OfferDeactivated', { ...owned, ...membersOnly }),
  event('OfferActivated', { ...owned, ...shown, categoryId: z.int() }),
  event('OfferDeleted', {
    ...owned,
    imageIds: z.array(ImageId).optional(),
    was: z.enum(['draft', 'active', 'inactive']).optional(),
    locked: z.literal(true).optional(),
    ...membersOnly,
  }),
] as const;

/** Stream `online-<ownerId>`: serialises publishing under a limited plan, to enforce its quota. */
export const OnlineEvent = z.discriminatedUnion('type', [event('OfferBroughtOnline', { ...owned })]);
export type OnlineEvent = z.infer<typeof OnlineEvent>;

export const publishingQueries = {
  /**
   * Offer terms that the request service freezes with a request, as they apply to `askerId` (null: to no particular
   * person). Null unless the offer is active and visible to that person.
   */
  terms: {
    question: z.strictObject({
      offerId: OfferId,
      askerId: UserId.nullable(),
      /** Answer for a paused offer as well, if `askerId` is its owner. */
      evenPaused: z.literal(true).optional(),
    }),
    answer: z
      .strictObject({
        offerId: OfferId,
        ownerId: UserId,
        title: z.string(),
        imageId: ImageId.nullable(),
        imageSize: z.strictObject({ width: z.int(), height: z.int() }).nullable().optional(),
        pricings: z.array(Pricing),
        deposit: Money.nullable(),
        depositKind: DepositKind.nullable().optional(),
        depositPerUnit: z.boolean().optional(),
        autoAccept: z.boolean(),
        holdHours: z.int(),
        bookingRules: OfferBookingRules,
        askRules: AskRules,
        delivery: Delivery.nullable(),
        parts: z.array(Part),
        /** Public place, from which the conditions measure. */
        place: PublicPlace.pick({ country: true, point: true, radius: true }),
        commercialOnly: z.boolean(),
        /** True if the offer is lent to group members only and the person is not a member. */
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
} as const;

export const publishingRefusals = {
  offers_full: m(
    409,
    'Dein Tarif hat Platz für {max} Inserate, und so viele sind online. Pausiere eins, oder sieh dir in deinem Konto unter „Tarif“ die größeren an.',
    'Your plan has room for {max} offers, and you have that many online. Pause one, or look at the larger plans under “Plan” in your account.',
    'Je abonnement heeft ruimte voor {max} advertenties, en zoveel zijn er online. Pauzeer er een, of bekijk in je account bij “Abonnement” de grotere.',
  ),
  not_published: m(
    409,
    'Dieses Inserat ist noch nicht veröffentlicht.',
    'This offer isn’t published yet.',
    'Deze advertentie is nog niet gepubliceerd.',
  ),
  offer_locked: m(
    409,
    'Dieses Inserat wurde nach einer Meldung gesperrt. Den Grund liest du in deinem Konto unter „Entscheidungen“. Bearbeiten und löschen kannst du es weiterhin.',
    'This offer was locked after a report. The reason is in your account under “Decisions”. You can still edit and delete it.',
    'Deze advertentie is na een melding geblokkeerd. De reden staat in je account onder “Beslissingen”. Bewerken en verwijderen kan nog steeds.',
  ),
};
