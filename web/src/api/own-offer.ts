import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { QueryClient } from '@tanstack/react-query';
import { offersFound } from './offers-found.js';
import { offerKey } from './offer.js';
import { ownOffersChanged } from './own-offers.js';

/** An answer of the server in the place of the known offer; lists and counts ask again. */
export const putOffer = (queries: QueryClient, offer: OfferShape): void => {
  const queryKey = offerKey(offer.offer_id);
  // A look at the older state that is still on its way must not come after it.
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, offer);
  void ownOffersChanged(queries);
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};

/** Every known offer, since each may stand elsewhere now. */
export const offersMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ['offer'] });

/** A deleted offer with all that hangs on it; `inactive`: a page that shows it goes on doing so until it is left. */
export const forgetOffer = (queries: QueryClient, offerId: string, type: 'inactive' | 'all' = 'inactive'): void => {
  queries.removeQueries({ queryKey: offerKey(offerId), type });
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};
