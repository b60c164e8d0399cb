import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { QueryClient } from '@tanstack/react-query';
import { offersFound } from './offers-found.js';
import { offerKey } from './offer.js';
import { ownOffersChanged } from './own-offers.js';

export const putOffer = (queries: QueryClient, offer: OfferShape): void => {
  const queryKey = offerKey(offer.offer_id);
  // Cancel pending fetches: their older state must not overwrite this one.
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, offer);
  void ownOffersChanged(queries);
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};

export const offersMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ['offer'] });

/** Forgets a deleted offer and its subqueries. `inactive` leaves it in place while a page still shows it. */
export const forgetOffer = (queries: QueryClient, offerId: string, type: 'inactive' | 'all' = 'inactive'): void => {
  queries.removeQueries({ queryKey: offerKey(offerId), type });
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};
