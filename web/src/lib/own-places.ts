import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.js';

/** Other addresses the signed-in person lends from, besides the one of the profile. */
export const ownPlacesQuery = (api: Api) =>
  queryOptions({ queryKey: ['own-places'], queryFn: ({ signal }) => api.get('/profile_place', {}, { signal }) });

/** An address on one line. */
export const addressLine = ({ street, postal, city }: Pick<OwnPlaceShape, 'street' | 'postal' | 'city'>): string =>
  `${street}, ${postal} ${city}`.replace(/ {2,}/g, ' ');
