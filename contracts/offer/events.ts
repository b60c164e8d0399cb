import * as z from 'zod';
import { ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { GroupId } from '../group/rules.js';
import { Money } from '../kernel/money.js';
import { Instant } from '../kernel/period.js';
import { PublicPlace } from '../kernel/place.js';
import type { PersonalFields } from '../kernel/events.js';
import { DecisionId } from '../moderation/decisions.js';
import { Audience } from './audience.js';
import { Fingerprint, Metadata, OfferStatus, Picture, Pricing } from './terms.js';

const offer = { offerId: OfferId };
/** What the owner does names the owner, so that followers need no other event to know whose offer it is. */
const owned = { offerId: OfferId, ownerId: UserId };
/** Repeated where an integration event is made from the event alone; absent in events from before that. */
/** The offer exists for members of its groups alone; absent where everybody sees it. */
const membersOnly = { membersOnly: z.literal(true).optional() };
const shown = { place: PublicPlace.optional(), commercial: z.boolean().optional(), ...membersOnly };
const ofPicture = {
  ...owned,
  imageId: ImageId,
  status: OfferStatus,
  ...shown,
  categoryId: z.int().optional(),
  at: Instant,
};
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** What keeps an offer locked: what moderation decided about itself, or about its owner. */
export const LockCause = z.enum(['offer', 'owner']);
export type LockCause = z.infer<typeof LockCause>;

/** What an owner does with an offer; stream `offer-<offerId>`. Texts are personal: written by the owner. */
export const OfferEvent = z.discriminatedUnion('type', [
  event('OfferDrafted', { ...owned, language: Locale }),
  event('OfferCategorised', { ...owned, categoryId: z.int() }),
  event('OfferDescribed', {
    ...owned,
    title: z.string().nullable(),
    shortDescription: z.string().nullable(),
    description: z.string().nullable(),
  }),
  event('OfferPriced', { ...owned, pricings: z.array(Pricing).nullable() }),
  event('OfferDepositSet', { ...owned, deposit: Money.nullable() }),
  event('OfferRestricted', { ...owned, commercialOnly: z.boolean(), autoAccept: z.boolean() }),
  event('OfferMetadataSet', { ...owned, metadata: z.array(Metadata).nullable() }),
  event('OfferTagged', { ...owned, tags: z.array(z.string()).nullable() }),
  /** `fingerprint`: absent of pictures from before there were any, and of those that show too little for one. */
  event('OfferImageAdded', { ...owned, picture: Picture, fingerprint: Fingerprint.optional() }),
  event('OfferImageRemoved', { ...owned, imageId: ImageId }),
  /** All images of the offer in their order; the first is the main picture. */
  event('OfferImagesOrdered', { ...owned, imageIds: z.array(ImageId) }),
  event('OfferTermsAccepted', { ...owned, termsVersion: z.string() }),
  /** `belongsTo`: absent in events from before things could belong to a group. */
  event('OfferAudienceSet', { ...owned, ...Audience.shape, belongsTo: GroupId.nullable().optional() }),
  event('OfferPublished', {
    ...owned,
    categoryId: z.int(),
    place: PublicPlace,
    commercial: z.boolean(),
    ...membersOnly,
  }),
  /**
   * Which of the owner's places it stands at; null: the address of the profile. Where that is, the account service
   * knows (ADR 6).
   */
  event('OfferPlaced', { ...owned, placeId: PlaceId.nullable() }),
  /** The owner's address, the offer's own place or the kind of account changed. */
  event('OfferRelocated', {
    ...owned,
    place: PublicPlace,
    commercial: z.boolean(),
    status: z.enum(['active', 'inactive']).optional(),
    ...membersOnly,
  }),
  /** Closes an edit of a published offer: one line for those who follow its public life. */
  event('OfferRevised', {
    ...owned,
    ...shown,
    categoryId: z.int().optional(),
    /** It was for members alone before this edit. */
    wasMembersOnly: z.literal(true).optional(),
  }),
  event('OfferDeactivated', { ...owned, ...membersOnly }),
  event('OfferActivated', { ...owned, ...shown, categoryId: z.int() }),
  /** `was`: how it stood until then, or beneath a lock; `imageIds`: the pictures that it had. */
  event('OfferDeleted', {
    ...owned,
    imageIds: z.array(ImageId).optional(),
    was: z.enum(['draft', 'active', 'inactive']).optional(),
    locked: z.literal(true).optional(),
    ...membersOnly,
  }),
  /** By moderation. `was`: how it stood until then; `at`: when that was decided. */
  event('OfferLocked', { ...owned, because: LockCause, was: OfferStatus, ...membersOnly, at: Instant }),
  /** `status`: how it stands from then on; `locked` where the other cause still holds. */
  event('OfferUnlocked', {
    ...owned,
    because: LockCause,
    status: OfferStatus,
    ...shown,
    categoryId: z.int().optional(),
    at: Instant,
  }),
  /** By moderation: one picture is for its owner alone. `status`: how the offer stands; `at`: when that was decided. */
  event('OfferPictureHidden', { ...ofPicture, decisionId: DecisionId }),
  event('OfferPictureShown', ofPicture),
]);
export type OfferEvent = z.infer<typeof OfferEvent>;

/**
 * Told by the request service: what became of a thing there; stream `loan-<id of the request or block>`. Older logs have
 * them in the offer's own stream.
 */
export const LoanEvent = z.discriminatedUnion('type', [
  event('OfferRated', { ...offer, stars: z.int().min(1).max(5) }),
  /** Moderation decided that the stars of a rating do not count any more, or again. */
  event('OfferRatingRecounted', { ...offer, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('OfferLent', { ...offer }),
  event('OfferTaken', { ...offer, key: z.uuid(), start: Instant, end: Instant }),
  event('OfferFreed', { ...offer, key: z.uuid() }),
]);
export type LoanEvent = z.infer<typeof LoanEvent>;

/** Stream `drafts-<ownerId>`: which drafts a person began, so that parallel ones are counted one after the other. */
export const DraftsEvent = z.discriminatedUnion('type', [event('DraftBegun', { ...owned })]);
export type DraftsEvent = z.infer<typeof DraftsEvent>;

/** Stream `online-<ownerId>`: offers brought online within a limited plan, so that parallel ones are counted one after the other. */
export const OnlineEvent = z.discriminatedUnion('type', [event('OfferBroughtOnline', { ...owned })]);
export type OnlineEvent = z.infer<typeof OnlineEvent>;

/**
 * Stream `filing-categories`: the category tree changed, and these offers are found elsewhere or by other words. `tree`:
 * the number of its version; `isLast`: no offers follow for it (ADR 96).
 */
export const FilingEvent = z.discriminatedUnion('type', [
  event('OffersFiled', { tree: z.int().positive(), offerIds: z.array(OfferId), isLast: z.boolean() }),
]);
export type FilingEvent = z.infer<typeof FilingEvent>;

export const offerPersonal: PersonalFields<OfferEvent> = {
  OfferDescribed: { subject: 'ownerId', fields: ['title', 'shortDescription', 'description'] },
  OfferMetadataSet: { subject: 'ownerId', fields: ['metadata'] },
  /** In plain text in events from before they were declared personal; a pricing may name a donee. */
  OfferPriced: { subject: 'ownerId', fields: ['pricings'] },
  OfferTagged: { subject: 'ownerId', fields: ['tags'] },
};
