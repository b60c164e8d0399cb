import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Money } from '@lendring/contracts/kernel/money.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { LoanEvent, OfferEvent } from '@lendring/contracts/offer/events.js';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { Metadata, Picture, Pricing } from '@lendring/contracts/offer/terms.js';

export type OfferState = Readonly<{
  status: 'absent' | 'draft' | 'active' | 'inactive' | 'deleted';
  ownerId: string | null;
  language: Locale;
  categoryId: number | null;
  title: string;
  shortDescription: string;
  description: string;
  images: readonly Picture[];
  pricings: readonly Pricing[];
  deposit: Money | null;
  commercialOnly: boolean;
  autoAccept: boolean;
  audience: Audience;
  metadata: readonly Metadata[];
  tags: readonly string[];
  termsVersion: string | null;
  /** Null until first published. */
  place: PublicPlace | null;
  /** The owner's place where the offer is; null: the address of the profile. */
  placeId: string | null;
  commercial: boolean;
}>;

const initialState: OfferState = {
  status: 'absent',
  ownerId: null,
  language: 'de',
  categoryId: null,
  title: '',
  shortDescription: '',
  description: '',
  images: [],
  pricings: [],
  deposit: null,
  commercialOnly: false,
  autoAccept: false,
  audience: forEverybody,
  metadata: [],
  tags: [],
  termsVersion: null,
  place: null,
  placeId: null,
  commercial: false,
};

/** The pictures in the order of the ids; pictures that the ids leave out follow. */
export const ordered = (images: readonly Picture[], imageIds: readonly string[]): readonly Picture[] => {
  const rank = (image: Picture) =>
    imageIds.includes(image.imageId) ? imageIds.indexOf(image.imageId) : imageIds.length;
  return images.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * An erased owner's texts read as null and fold into empty ones. Loan events in streams of older logs are skipped: they
 * are not acts of the owner.
 */
const evolve = (state: OfferState, { type, data }: OfferEvent | LoanEvent): OfferState => {
  switch (type) {
    case 'OfferDrafted':
      return { ...state, status: 'draft', ownerId: data.ownerId, language: data.language };
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
      return { ...state, pricings: data.pricings };
    case 'OfferDepositSet':
      return { ...state, deposit: data.deposit };
    case 'OfferRestricted':
      return { ...state, commercialOnly: data.commercialOnly, autoAccept: data.autoAccept };
    case 'OfferAudienceSet': {
      const { groupIds, seenBy, lentTo, freeForMembers, belongsTo = null } = data;
      return { ...state, audience: { groupIds, seenBy, lentTo, freeForMembers, belongsTo } };
    }
    case 'OfferMetadataSet':
      return { ...state, metadata: data.metadata ?? [] };
    case 'OfferTagged':
      return { ...state, tags: data.tags };
    case 'OfferImageAdded':
      return { ...state, images: [...state.images, data.picture] };
    case 'OfferImageRemoved':
      return { ...state, images: state.images.filter((image) => image.imageId !== data.imageId) };
    case 'OfferImagesOrdered':
      return { ...state, images: ordered(state.images, data.imageIds) };
    case 'OfferTermsAccepted':
      return { ...state, termsVersion: data.termsVersion };
    case 'OfferPublished':
      return { ...state, status: 'active', place: data.place, commercial: data.commercial };
    case 'OfferPlaced':
      return { ...state, placeId: data.placeId };
    case 'OfferRelocated':
      return { ...state, place: data.place, commercial: data.commercial };
    case 'OfferDeactivated':
      return { ...state, status: 'inactive' };
    case 'OfferActivated':
      return { ...state, status: 'active' };
    case 'OfferDeleted':
      return { ...state, status: 'deleted' };
    case 'OfferRevised':
    case 'OfferRated':
    case 'OfferLent':
    case 'OfferTaken':
    case 'OfferFreed':
      return state;
  }
};

/** Stream `offer-<offerId>`: one thing that somebody lends. */
export const offerAggregate: Aggregate<OfferState, OfferEvent> = { category: 'offer', initialState, evolve };
