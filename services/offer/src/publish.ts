import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';

/** What others may know of an offer's life; null for what stays inside. */
export const publish = ({ type, data }: OfferEvent): OfferIntegrationEvent | null => {
  switch (type) {
    case 'OfferPublished': case 'OfferActivated':
      return { type: 'offer.published', subject: data.offerId, data: { ownerId: data.ownerId, categoryId: data.categoryId } };
    case 'OfferRevised': case 'OfferRelocated': return { type: 'offer.changed', subject: data.offerId, data: { ownerId: data.ownerId } };
    case 'OfferDeactivated': case 'OfferDeleted': return { type: 'offer.withdrawn', subject: data.offerId, data: { ownerId: data.ownerId } };
    default: return null;
  }
};
