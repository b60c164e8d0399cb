import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Money } from '@lendring/contracts/kernel/money.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { Delivery } from '@lendring/contracts/offer/delivery.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import type { LockCause } from '@lendring/contracts/offer/moderation.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { type BookingRules, noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { holdHours } from '@lendring/contracts/rules/hold.js';
import { noAskRules, type AskRules } from '@lendring/contracts/rules/may-ask.js';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import { ONE_UNIT } from '@lendring/contracts/offer/stock.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import type { Part } from '@lendring/contracts/rules/parts.js';
import type { Metadata, OfferStatus, Picture, Pricing } from '@lendring/contracts/rules/terms.js';

export type Lock = Readonly<{ on: boolean; at: string }>;

export type ModeratedPicture = Readonly<{ decisionId: string | null; at: string }>;

export type OfferState = Readonly<{
  /** `locked` while any lock is on, so that queries for `active` exclude it. */
  status: 'absent' | OfferStatus | 'deleted';
  /** Status set by the owner, restored when all locks end; null before drafting and after deletion. */
  beneath: Exclude<OfferStatus, 'locked'> | null;
  locks: Readonly<Partial<Record<LockCause, Lock>>>;
  ownerId: string | null;
  language: Locale;
  categoryId: number | null;
  title: string;
  shortDescription: string;
  description: string;
  images: readonly Picture[];
  /** Sources of imported pictures by image id (`pictures/decide.ts`). */
  sources: Readonly<Record<string, string>>;
  moderated: Readonly<Record<string, ModeratedPicture>>;
  pricings: readonly Pricing[];
  deposit: Money | null;
  /** Number of equal units, with the number of its changes. */
  stock: Readonly<{ quantity: number; revision: number }>;
  /** How the deposit is given; null without one, or where it is not stated. */
  depositKind: DepositKind | null;
  /** The deposit is for each unit that is lent. */
  depositPerUnit: boolean;
  commercialOnly: boolean;
  autoAccept: boolean;
  /** Hours that an acceptance waits for the borrower's confirmation. */
  holdHours: number;
  bookingRules: BookingRules;
  askRules: AskRules;
  delivery: Delivery | null;
  audience: Audience;
  metadata: readonly Metadata[];
  parts: readonly Part[];
  tags: readonly string[];
  termsVersion: string | null;
  place: PublicPlace | null;
  /** Place of the owner where the offer is; null for the address of the profile. */
  placeId: string | null;
  number: string | null;
  commercial: boolean;
}>;

const initialState: OfferState = {
  status: 'absent',
  beneath: null,
  locks: {},
  ownerId: null,
  language: 'de',
  categoryId: null,
  title: '',
  shortDescription: '',
  description: '',
  images: [],
  sources: {},
  moderated: {},
  pricings: [],
  deposit: null,
  stock: { quantity: ONE_UNIT, revision: 0 },
  depositKind: null,
  depositPerUnit: false,
  commercialOnly: false,
  autoAccept: false,
  holdHours: holdHours.usual,
  bookingRules: noBookingRules,
  askRules: noAskRules,
  delivery: null,
  audience: forEverybody,
  metadata: [],
  parts: [],
  tags: [],
  termsVersion: null,
  place: null,
  placeId: null,
  number: null,
  commercial: false,
};

export const ordered = (images: readonly Picture[], imageIds: readonly string[]): readonly Picture[] => {
  const rank = (image: Picture) =>
    imageIds.includes(image.imageId) ? imageIds.indexOf(image.imageId) : imageIds.length;
  return images.toSorted((a, b) => rank(a) - rank(b));
};

const stands = (state: OfferState, beneath: NonNullable<OfferState['beneath']>): OfferState => ({
  ...state,
  beneath,
  status: Object.values(state.locks).some(({ on }) => on) ? 'locked' : beneath,
});

const withLock = (state: OfferState, because: LockCause, lock: Lock): OfferState => {
  const next = { ...state, locks: { ...state.locks, [because]: lock } };
  return next.beneath === null ? next : stands(next, next.beneath);
};

const withModerated = (state: OfferState, imageId: string, one: ModeratedPicture): OfferState => ({
  ...state,
  moderated: { ...state.moderated, [imageId]: one },
});

export const hiddenBy = ({ moderated }: Pick<OfferState, 'moderated'>, imageId: string): string | null =>
  moderated[imageId]?.decisionId ?? null;

export const shownImages = (state: Pick<OfferState, 'images' | 'moderated'>): readonly Picture[] =>
  state.images.filter(({ imageId }) => hiddenBy(state, imageId) === null);

/** Erased texts read as null and become empty strings. Loan events in streams of older logs are skipped. */
const evolve = (state: OfferState, { type, data }: OfferEvent | LoanEvent): OfferState => {
  switch (type) {
    case 'OfferDrafted':
      return stands({ ...state, ownerId: data.ownerId, language: data.language }, 'draft');
    case 'OfferCategorised':
      return { ...state, categoryId: data.categoryId };
    case 'OfferDescribed':
      return {
        ...state,
        title: data.title ?? '',
        shortDescription: data.shortDescription ?? '',
        description: data.description ?? '',
      };
    case 'OfferPriced':
      return { ...state, pricings: data.pricings ?? [] };
    case 'OfferDepositSet':
      return { ...state, deposit: data.deposit, depositKind: data.kind ?? null, depositPerUnit: data.perUnit ?? false };
    case 'OfferQuantitySet': {
      const { quantity, revision } = data;
      return revision > state.stock.revision ? { ...state, stock: { quantity, revision } } : state;
    }
    case 'OfferRestricted':
      return {
        ...state,
        commercialOnly: data.commercialOnly,
        autoAccept: data.autoAccept,
        holdHours: data.holdHours ?? state.holdHours,
        askRules: data.askRules ?? state.askRules,
      };
    case 'OfferBookingRulesSet': {
      const { leadDays, leadUntil, longestAdvance, preparation = noPreparation } = data;
      return { ...state, bookingRules: { leadDays, leadUntil, longestAdvance, preparation } };
    }
    case 'OfferDeliverySet':
      return { ...state, delivery: data.delivery };
    case 'OfferAudienceSet': {
      const { groupIds, seenBy, lentTo, freeForMembers, belongsTo = null } = data;
      return { ...state, audience: { groupIds, seenBy, lentTo, freeForMembers, belongsTo } };
    }
    case 'OfferMetadataSet':
      return { ...state, metadata: data.metadata ?? [] };
    case 'OfferPartsSet':
      return { ...state, parts: data.parts ?? [] };
    case 'OfferTagged':
      return { ...state, tags: data.tags ?? [] };
    case 'OfferImageAdded':
      return {
        ...state,
        images: [...state.images, data.picture],
        ...(data.source !== undefined && { sources: { ...state.sources, [data.picture.imageId]: data.source } }),
      };
    case 'OfferImageRemoved':
      return { ...state, images: state.images.filter((image) => image.imageId !== data.imageId) };
    case 'OfferImagesOrdered':
      return { ...state, images: ordered(state.images, data.imageIds) };
    case 'OfferTermsAccepted':
      return { ...state, termsVersion: data.termsVersion };
    case 'OfferPublished':
      return stands({ ...state, place: data.place, commercial: data.commercial }, 'active');
    case 'OfferPlaced':
      return { ...state, placeId: data.placeId };
    case 'OfferNumbered':
      return { ...state, number: data.number };
    case 'OfferRelocated':
      return { ...state, place: data.place, commercial: data.commercial };
    case 'OfferDeactivated':
      return stands(state, 'inactive');
    case 'OfferActivated':
      return stands(state, 'active');
    case 'OfferDeleted':
      return { ...state, status: 'deleted', beneath: null };
    case 'OfferLocked':
      return withLock(state, data.because, { on: true, at: data.at });
    case 'OfferUnlocked':
      return withLock(state, data.because, { on: false, at: data.at });
    case 'OfferPictureHidden':
      return withModerated(state, data.imageId, { decisionId: data.decisionId, at: data.at });
    case 'OfferPictureShown':
      return withModerated(state, data.imageId, { decisionId: null, at: data.at });
    case 'OfferRevised':
    case 'OfferRated':
    case 'OfferRatingRecounted':
    case 'OfferLent':
    case 'OfferTaken':
    case 'OfferOutNoted':
    case 'OfferBlocked':
    case 'OfferFreed':
      return state;
  }
};

/** Stream `offer-<offerId>`. */
export const offerAggregate: Aggregate<OfferState, OfferEvent> = { category: 'offer', initialState, evolve };
