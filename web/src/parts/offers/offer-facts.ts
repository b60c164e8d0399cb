import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import { centsPerDay, startEntry } from '@lendring/contracts/rules/start-price.js';
import type { TFunction } from 'i18next';
import { distance } from '../../i18n/format.js';

const entryOf = (pricing: PricingShape) => ({
  paymentType: pricing.paymenttype_id,
  rentType: pricing.renttype_id,
  amount: pricing.amount,
  minDuration: pricing.duration_min,
  maxDuration: pricing.duration_max,
});

export const startPrice = (pricing: readonly PricingShape[]): PricingShape | undefined => startEntry(pricing, entryOf);

/** Daily price in cents of hourly and weekly prices; null for other units. */
export const countedPerDay = (pricing: PricingShape): number | null =>
  pricing.renttype_id === 2 || pricing.renttype_id === 4 ? centsPerDay(entryOf(pricing)) || null : null;

/**
 * `Köln · ca. 3 km`; exact distances for shops only. From 1 km on, all are rounded to whole ones, so that a list by
 * distance is in the order of what it shows. Measured from a named place: `ca. 3 km vom Zentrum von Bonn`, `ca.
 * 3 km von 53111 Bonn`.
 */
export const placeText = (
  t: TFunction,
  { place, distance_km: km }: Pick<OfferCardShape, 'place' | 'distance_km'>,
  near = '',
): string => {
  if (km === null) return place?.city ?? '';
  const shown = distance(km < 1 ? (place?.exact ? km : 1) : Math.round(km));
  const away = place?.exact ? shown : t(km < 1 ? 'price.below' : 'price.about', { distance: shown });
  const parts = [
    place?.city,
    near ? t(/\d/.test(near) ? 'price.from' : 'price.fromCentre', { distance: away, place: near }) : away,
  ];
  return parts.filter(Boolean).join(' · ');
};
