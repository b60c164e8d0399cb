import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';

/** Middle half of similar daily prices, in cents, rounded to whole euros. */
export type UsualPrice = Readonly<{ from: number; to: number }>;

const enough = 4;

/** Usual daily price; null if there are too few offers. Ignores the user's own offer. */
export const usualPrice = (offers: readonly OfferCardShape[], ownId: string | undefined): UsualPrice | null => {
  const prices = offers
    .filter((offer) => offer.owner?.user_id !== ownId)
    .flatMap(({ pricing }) =>
      pricing
        .filter((price) => price.paymenttype_id === 1 && price.renttype_id === 1)
        .slice(0, 1)
        .map(({ amount }) => amount),
    )
    .toSorted((a, b) => a - b);
  if (prices.length < enough) return null;
  const at = (part: number): number =>
    Math.max(100, Math.round((prices[Math.round((prices.length - 1) * part)] ?? 0) / 100) * 100);
  return { from: at(0.25), to: at(0.75) };
};
