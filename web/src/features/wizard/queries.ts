import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

/** The offer that is being written; the offer's page uses the same answer. */
export const offerQuery = (api: Api, offerId: string) => queryOptions({
  queryKey: ['offer', offerId], queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
});

/** Drafts to go on with, the latest first. */
export const draftsQuery = (api: Api) => queryOptions({
  queryKey: ['own-offers', 'draft', 'latest'], queryFn: ({ signal }) => api.get('/offer', { query: { status: 'draft', size: 12 } }, { signal }), staleTime: 2_000,
});

export const permalinkQuery = (api: Api, offerId: string) => queryOptions({
  queryKey: ['permalink', offerId], queryFn: ({ signal }) => api.get('/offer_permalink/{id}', { id: offerId }, { signal }), staleTime: Infinity,
});
