import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { offersMoved } from './own-offer.js';

export const ownPlacesQuery = (api: Api) =>
  queryOptions({ queryKey: ['own-places'], queryFn: ({ signal }) => api.get('/profile_place', {}, { signal }) });

export const putOwnPlace = (queries: QueryClient, api: Api, added: OwnPlaceShape): void => {
  queries.setQueryData(ownPlacesQuery(api).queryKey, (known = []) => [
    ...known.filter((one) => one.place_id !== added.place_id),
    added,
  ]);
};

export const dropOwnPlace = (queries: QueryClient, api: Api, placeId: string): void => {
  queries.setQueryData(ownPlacesQuery(api).queryKey, (known) => known?.filter((one) => one.place_id !== placeId));
  void offersMoved(queries);
};

export const addressLine = ({ street, postal, city }: Pick<OwnPlaceShape, 'street' | 'postal' | 'city'>): string =>
  [street, `${postal} ${city}`.trim()].filter(Boolean).join(', ');
