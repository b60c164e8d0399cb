import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import type { TFunction } from 'i18next';
import { distance } from '../i18n/format.js';

const days = { 1: 1, 2: 1 / 24, 3: 1, 4: 7 } as const;

/** The price a card shows: free first, then money, then the rest; each by the shortest time, and the lowest for it. */
export const startPrice = (pricing: readonly PricingShape[]): PricingShape | undefined => {
  const rank = (price: PricingShape) => (price.paymenttype_id === 5 ? 0 : price.paymenttype_id === 1 ? 1 : 2);
  return pricing.toSorted(
    (a, b) => rank(a) - rank(b) || days[a.renttype_id] - days[b.renttype_id] || a.amount - b.amount,
  )[0];
};

/** `Köln · ca. 3 km`; exact distances for shops only. */
export const placeText = (
  t: TFunction,
  { place, distance_km: km }: Pick<OfferCardShape, 'place' | 'distance_km'>,
): string => {
  const parts = [
    place?.city,
    km === null
      ? undefined
      : place?.exact
        ? distance(km)
        : t('price.about', { distance: distance(Math.max(1, Math.round(km))) }),
  ];
  return parts.filter(Boolean).join(' · ');
};
