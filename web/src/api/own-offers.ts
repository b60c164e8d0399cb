import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer, Query } from '@lendring/contracts/http/calls.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import type { OwnOrder } from '@lendring/contracts/offer/own-offers.js';
import type { OfferStatus } from '@lendring/contracts/rules/terms.js';
import type { Api } from '../lib/api-client/api.js';
import { offerKey, ownAddressesChanged } from './offer.js';
import { offersFound } from './offers-found.js';

type Page = Readonly<{ tab: 'all' | OfferStatus; q: string; sort: OwnOrder; page: number }>;

export const ownOffers = ['own-offers'] as const;
const lists = [...ownOffers, 'list'] as const;
const pageSize = 20;
/** Maximum page size of the API. */
const most = 100;

export const ownOffersQuery = (api: Api, { tab, q, sort, page }: Page) =>
  queryOptions({
    queryKey: [...lists, tab, q, sort, page],
    queryFn: ({ signal }) =>
      api.get(
        '/offer',
        {
          query: {
            page,
            size: pageSize,
            ...(tab === 'all' ? {} : { status: tab }),
            ...(q ? { query: q } : {}),
            ...(sort === 'changed' ? {} : { sort }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...lists, 'drafts'],
    queryFn: ({ signal }) => api.get('/offer', { query: { status: 'draft', size: 12 } }, { signal }),
    staleTime: 2_000,
  });

export const ownOfferCountQuery = (api: Api, status: OfferStatus) =>
  queryOptions({
    queryKey: [...ownOffers, 'count', status],
    queryFn: async ({ signal }) => (await api.get('/offer', { query: { status, size: 1 } }, { signal })).paging.total,
  });

export const ownFiguresQuery = (api: Api, query: Query<'ownFigures'>) =>
  queryOptions({
    queryKey: [...ownOffers, 'figures', query],
    queryFn: ({ signal }) => api.get('/offer_figures', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const blockableQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ownOffers, 'blockable'],
    queryFn: async ({ signal }) => {
      const found: Answer<'offers'>['offers'][number][] = [];
      for (let page = 1; ; page += 1) {
        const { offers, paging } = await api.get('/offer', { query: { sort: 'title', size: most, page } }, { signal });
        found.push(...offers.filter((offer) => offer.status !== 'draft'));
        if (!paging.hasNextPage) return found;
      }
    },
  });

export const ownOffersChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ownOffers });

/** Removes an offer from all cached lists and their counts, ahead of the server's confirmation. */
export const unlistOwnOffer = async (queries: QueryClient, offerId: string): Promise<void> => {
  await queries.cancelQueries({ queryKey: ownOffers });
  queries.setQueriesData<Answer<'offers'>>({ queryKey: lists }, (list) =>
    list?.offers.some((one) => one.offer_id === offerId)
      ? {
          offers: list.offers.filter((one) => one.offer_id !== offerId),
          paging: { ...list.paging, total: list.paging.total - 1 },
        }
      : list,
  );
};

export const putOffer = (queries: QueryClient, offer: OfferShape): void => {
  const queryKey = offerKey(offer.offer_id);
  // Cancel pending fetches: their older state must not overwrite this one.
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, offer);
  void ownOffersChanged(queries);
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};

/** Forgets a deleted offer and its subqueries. `inactive` leaves the offer in place while a page still shows it. */
export const forgetOffer = (queries: QueryClient, offerId: string, type: 'inactive' | 'all' = 'inactive'): void => {
  queries.removeQueries({ queryKey: offerKey(offerId), type });
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
};

export const ownPlacesQuery = (api: Api) =>
  queryOptions({ queryKey: ['own-places'], queryFn: ({ signal }) => api.get('/profile_place', {}, { signal }) });

export const putOwnPlace = (queries: QueryClient, api: Api, added: OwnPlaceShape): void => {
  queries.setQueryData(ownPlacesQuery(api).queryKey, (known = []) =>
    known.some((one) => one.place_id === added.place_id)
      ? known.map((one) => (one.place_id === added.place_id ? added : one))
      : [...known, added],
  );
  void ownAddressesChanged(queries);
};

export const dropOwnPlace = (queries: QueryClient, api: Api, placeId: string): void => {
  queries.setQueryData(ownPlacesQuery(api).queryKey, (known) => known?.filter((one) => one.place_id !== placeId));
  void ownAddressesChanged(queries);
};

export const addressLine = ({ street, postal, city }: Pick<OwnPlaceShape, 'street' | 'postal' | 'city'>): string =>
  [street, `${postal} ${city}`.trim()].filter(Boolean).join(', ');

type NamedPlace = Pick<OwnPlaceShape, 'name' | 'street' | 'postal' | 'city'>;

/** Name that the owner gave a place, or else its address. */
export const ownPlaceName = (place: NamedPlace): string => place.name ?? addressLine(place);

/** Name of a place with its address, for a choice between places. */
export const placeLabel = (place: NamedPlace): string =>
  place.name === null ? addressLine(place) : `${place.name} (${addressLine(place)})`;
