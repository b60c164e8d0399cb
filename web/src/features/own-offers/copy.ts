import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';

/**
 * Copied values of an offer: everything except the pictures, which show one specific item, and the acceptance of the
 * terms.
 */
export const copyOf = (offer: OfferShape, newId: () => string): OfferPatch => {
  const {
    category_id,
    title,
    short_description,
    description,
    pricing,
    deposit,
    commercial_only,
    auto_accept,
    metadata,
    tags,
    place_id,
  } = offer;
  return {
    ...(category_id === null ? {} : { category_id }),
    title,
    short_description,
    description,
    deposit,
    commercial_only,
    auto_accept,
    metadata,
    tags,
    place_id,
    pricing: pricing.map((price) => ({ ...price, pricing_id: newId() })),
  };
};
