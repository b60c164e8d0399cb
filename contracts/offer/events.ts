import * as z from 'zod';
import { ImageId, Locale, OfferId, PlaceId, UserId, GroupId, DecisionId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { Instant } from '../kernel/period.js';
import { PublicPlace } from '../kernel/place.js';
import { event, type PersonalFields } from '../kernel/events.js';
import { Audience } from './audience.js';
import { Fingerprint, Metadata, OfferStatus, Picture, Pricing } from '../rules/terms.js';

const offer = { offerId: OfferId };
/** Events by the owner contain the owner's id, so that consumers need no other event. */
const owned = { offerId: OfferId, ownerId: UserId };
const membersOnly = { membersOnly: z.literal(true).optional() };
/** Repeated for integration events, which are built from a single event; absent in older events. */
const shown = { place: PublicPlace.optional(), commercial: z.boolean().optional(), ...membersOnly };
const ofPicture = {
  ...owned,
  imageId: ImageId,
  status: OfferStatus,
  ...shown,
  categoryId: z.int().optional(),
  at: Instant,
};

export const LockCause = z.enum(['offer', 'owner']);
export type LockCause = z.infer<typeof LockCause>;

/** Stream `offer-<offerId>`: actions of the owner. Texts are personal data of the owner. */
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
  /** `fingerprint`: absent in older events and for pictures with too little detail. */
  event('OfferImageAdded', { ...owned, picture: Picture, fingerprint: Fingerprint.optional() }),
  event('OfferImageRemoved', { ...owned, imageId: ImageId }),
  event('OfferImagesOrdered', { ...owned, imageIds: z.array(ImageId) }),
  event('OfferTermsAccepted', { ...owned, termsVersion: z.string() }),
  /** `belongsTo`: absent in older events. */
  event('OfferAudienceSet', { ...owned, ...Audience.shape, belongsTo: GroupId.nullable().optional() }),
  event('OfferPublished', {
    ...owned,
    categoryId: z.int(),
    place: PublicPlace,
    commercial: z.boolean(),
    ...membersOnly,
  }),
  /** Null: the profile's address. Only the account service can resolve the place (ADR 6). */
  event('OfferPlaced', { ...owned, placeId: PlaceId.nullable() }),
  event('OfferRelocated', {
    ...owned,
    place: PublicPlace,
    commercial: z.boolean(),
    status: z.enum(['active', 'inactive']).optional(),
    ...membersOnly,
  }),
  /** Ends an edit of a published offer: the one event for consumers of its public state. */
  event('OfferRevised', {
    ...owned,
    ...shown,
    categoryId: z.int().optional(),
    wasMembersOnly: z.literal(true).optional(),
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
  /** Moderation lock. `was`: previous status; `at`: time of the decision. */
  event('OfferLocked', { ...owned, because: LockCause, was: OfferStatus, ...membersOnly, at: Instant }),
  /** `status`: new status; `locked` while the other cause remains. */
  event('OfferUnlocked', {
    ...owned,
    because: LockCause,
    status: OfferStatus,
    ...shown,
    categoryId: z.int().optional(),
    at: Instant,
  }),
  /** Hidden by moderation: the picture is visible only to the owner. `status`: of the offer; `at`: time of the decision. */
  event('OfferPictureHidden', { ...ofPicture, decisionId: DecisionId }),
  event('OfferPictureShown', ofPicture),
]);
export type OfferEvent = z.infer<typeof OfferEvent>;

/**
 * Stream `loan-<id of the request or block>`: facts reported by the request service. Older logs have them in the
 * offer's stream.
 */
export const LoanEvent = z.discriminatedUnion('type', [
  event('OfferRated', { ...offer, stars: z.int().min(1).max(5) }),
  event('OfferRatingRecounted', { ...offer, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('OfferLent', { ...offer }),
  event('OfferTaken', { ...offer, key: z.uuid(), start: Instant, end: Instant }),
  event('OfferFreed', { ...offer, key: z.uuid() }),
]);
export type LoanEvent = z.infer<typeof LoanEvent>;

/** Stream `drafts-<ownerId>`: serialises the creation of drafts, to enforce their limit. */
export const DraftsEvent = z.discriminatedUnion('type', [event('DraftBegun', { ...owned })]);
export type DraftsEvent = z.infer<typeof DraftsEvent>;

/** Stream `online-<ownerId>`: serialises publishing under a limited plan, to enforce its quota. */
export const OnlineEvent = z.discriminatedUnion('type', [event('OfferBroughtOnline', { ...owned })]);
export type OnlineEvent = z.infer<typeof OnlineEvent>;

/**
 * Stream `filing-categories`: offers affected by a change of the category tree, to be reindexed. `tree`: version number
 * of the tree; `isLast`: end of that version (ADR 96).
 */
export const FilingEvent = z.discriminatedUnion('type', [
  event('OffersFiled', { tree: z.int().positive(), offerIds: z.array(OfferId), isLast: z.boolean() }),
]);
export type FilingEvent = z.infer<typeof FilingEvent>;

export const offerPersonal: PersonalFields<OfferEvent> = {
  OfferDescribed: { subject: 'ownerId', fields: ['title', 'shortDescription', 'description'] },
  OfferMetadataSet: { subject: 'ownerId', fields: ['metadata'] },
  /** Unencrypted in older events; a pricing may name a donee. */
  OfferPriced: { subject: 'ownerId', fields: ['pricings'] },
  OfferTagged: { subject: 'ownerId', fields: ['tags'] },
};
