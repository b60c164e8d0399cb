import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OfferDefaultsShape } from '@lendring/contracts/http/offer.js';
import type { Api } from '../lib/api-client/api.js';

export const offerDefaultsQuery = (api: Api) =>
  queryOptions({ queryKey: ['offer-defaults'], queryFn: ({ signal }) => api.get('/offer_defaults', {}, { signal }) });

export const putOfferDefaults = (queries: QueryClient, api: Api, defaults: OfferDefaultsShape): void => {
  queries.setQueryData(offerDefaultsQuery(api).queryKey, defaults);
};

/** The conditions alone, as fields of an offer. */
export const conditionsOf = ({ set: _set, ...conditions }: OfferDefaultsShape) => conditions;
