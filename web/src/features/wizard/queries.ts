import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '../../i18n/locale.js';
import type { Api } from '../../lib/api.js';
import { blankOffer } from './model/blank.js';

/** The offer that is being written; the offer's page uses the same answer. */
export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: ['offer', offerId],
    queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
  });

/** What a new draft looks like while nothing of it is stored. */
export const blankQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['offer', '', locale],
    queryFn: () => blankOffer(locale),
    staleTime: Infinity,
    initialData: () => blankOffer(locale),
  });

/** An answer of the server in the place of the known offer; lists ask again when they are looked at. */
export const putOffer = (queries: QueryClient, offer: OfferShape): void => {
  // A look at the older state that is still on its way must not come after it.
  void queries.cancelQueries({ queryKey: ['offer', offer.offer_id] });
  queries.setQueryData(['offer', offer.offer_id], offer);
  void queries.invalidateQueries({ queryKey: ['own-offers'], refetchType: 'none' });
};

/** Drafts to go on with, the latest first. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-offers', 'draft', 'latest'],
    queryFn: ({ signal }) => api.get('/offer', { query: { status: 'draft', size: 12 } }, { signal }),
    staleTime: 2_000,
  });

export const permalinkQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: ['permalink', offerId],
    queryFn: ({ signal }) => api.get('/offer_permalink/{id}', { id: offerId }, { signal }),
    staleTime: Infinity,
  });

/** Things of the same category, within 25 km of a town or anywhere, for what they cost a day. */
export const similarQuery = (api: Api, categoryId: number, cityId: string | null) =>
  queryOptions({
    queryKey: ['similar-prices', categoryId, cityId],
    staleTime: 600_000,
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        {
          query: {
            category_id: categoryId,
            paymenttype_id: '1',
            renttype_id: '1',
            size: 50,
            ...(cityId === null ? {} : { city_id: cityId, perimeter: 25 }),
          },
        },
        { signal },
      ),
  });
