import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.js';

/** For the zone of its days; the offer's page uses the same answer. */
export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: ['offer', offerId],
    queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
  });

/** When it is taken, from a day on for a year. */
export const takenQuery = (api: Api, offerId: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['offer-calendar', offerId, from, to],
    queryFn: ({ signal }) =>
      api.get('/offer_calendar/{id}', { id: offerId, query: { date_from: from, date_to: to } }, { signal }),
  });
