import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';

/**
 * What a copy of an offer takes over: everything but its pictures, which belong to one thing each, and the acceptance
 * of the terms.
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
