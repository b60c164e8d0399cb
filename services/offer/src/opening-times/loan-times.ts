import type { OfferCard } from '@lendring/contracts/offer/offer.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { OfferDocument } from '../offer/document.js';

/** When loans of an offer may begin and end. Places without opening times of their own follow the main address. */
export const loanTimesOf = ({
  openings,
  placeId,
  bookingRules,
  place,
}: Pick<OfferDocument, 'openings' | 'placeId' | 'bookingRules' | 'place'>): NonNullable<OfferCard['times']> => {
  const placed = openings.find((one) => one.placeId === placeId) ?? openings.find((one) => one.placeId === null);
  return {
    opening: placed ? { week: placed.week, exceptions: placed.exceptions } : { week: null, exceptions: [] },
    rules: bookingRules,
    zone: timeZones[place?.country ?? 'DE'],
  };
};
