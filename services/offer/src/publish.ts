import type { DraftsEvent, LoanEvent, OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferIntegrationEvent, ShownPlace } from '@lendring/contracts/offer/integration.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';

/** Street and postal code stay out, also those of a shop: who wants them reads its page. */
const shownPlace = ({ city, cityId, cityUrl, country, point, radius, exact }: PublicPlace): ShownPlace => ({
  city,
  cityId,
  cityUrl,
  country,
  point,
  radius,
  exact,
});

type Facts = Readonly<{
  categoryId?: number | undefined;
  place?: PublicPlace | undefined;
  commercial?: boolean | undefined;
}>;

const facts = ({ categoryId, place, commercial }: Facts) => ({
  ...(categoryId === undefined ? {} : { categoryId }),
  ...(place ? { place: shownPlace(place) } : {}),
  ...(commercial === undefined ? {} : { commercial }),
});

/**
 * What others may know of an offer's life: what its public page shows while it stands there; null for what stays
 * inside.
 */
export const publish = ({ type, data }: OfferEvent | LoanEvent | DraftsEvent): OfferIntegrationEvent | null => {
  switch (type) {
    case 'OfferPublished':
    case 'OfferActivated':
      return {
        type: 'offer.published',
        subject: data.offerId,
        data: { ownerId: data.ownerId, ...facts(data), categoryId: data.categoryId },
      };
    case 'OfferRevised':
      return { type: 'offer.changed', subject: data.offerId, data: { ownerId: data.ownerId, ...facts(data) } };
    // Of what is offline nobody sees where it moved. One that comes back is told with its place by `offer.published`.
    case 'OfferRelocated':
      return data.status === 'active'
        ? { type: 'offer.changed', subject: data.offerId, data: { ownerId: data.ownerId, ...facts(data) } }
        : null;
    case 'OfferDeactivated':
      return { type: 'offer.withdrawn', subject: data.offerId, data: { ownerId: data.ownerId, status: 'inactive' } };
    // Nobody ever saw a draft.
    case 'OfferDeleted':
      return data.was === 'draft'
        ? null
        : { type: 'offer.withdrawn', subject: data.offerId, data: { ownerId: data.ownerId, status: 'deleted' } };
    case 'DraftBegun':
    case 'OfferDrafted':
    case 'OfferCategorised':
    case 'OfferDescribed':
    case 'OfferPriced':
    case 'OfferDepositSet':
    case 'OfferRestricted':
    case 'OfferMetadataSet':
    case 'OfferTagged':
    case 'OfferImageAdded':
    case 'OfferImageRemoved':
    case 'OfferImagesOrdered':
    case 'OfferTermsAccepted':
    case 'OfferPlaced':
    case 'OfferRated':
    case 'OfferLent':
    case 'OfferTaken':
    case 'OfferFreed':
      return null;
  }
};
