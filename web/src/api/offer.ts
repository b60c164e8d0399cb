import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';
import { offersFound } from './offer-search.js';
import { ownOffersChanged } from './own-offers.js';

/** An offer as the person looking may see it; its own days, ratings and similar offers have keys below this one. */
export const offerKey = (offerId: string): string[] => ['offer', offerId];

export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: offerKey(offerId),
    queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
  });

/** The address of an offer that people can use. */
export const permalinkQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: [...offerKey(offerId), 'permalink'],
    queryFn: ({ signal }) => api.get('/offer_permalink/{id}', { id: offerId }, { signal }),
    staleTime: Infinity,
  });

/** An answer of the server in the place of the known offer; lists and counts ask again. */
export const putOffer = (queries: QueryClient, offer: OfferShape): void => {
  const queryKey = offerKey(offer.offer_id);
  // A look at the older state that is still on its way must not come after it.
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, offer);
  void ownOffersChanged(queries);
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};

/** The offer alone, after something else than its owner changed it or what one may see of it. */
export const offerChanged = (queries: QueryClient, offerId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: offerKey(offerId), exact: true });

/** Every known offer, since each may stand elsewhere now. */
export const offersMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ['offer'] });

/** A deleted offer with all that hangs on it; `inactive`: a page that shows it goes on doing so until it is left. */
export const forgetOffer = (queries: QueryClient, offerId: string, type: 'inactive' | 'all' = 'inactive'): void => {
  queries.removeQueries({ queryKey: offerKey(offerId), type });
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};
