import type { Query } from '@lendring/contracts/http/calls.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const own = ['trader', 'own'] as const;
const list = ['trader', 'list'] as const;

export const ownTraderQuery = (api: Api, commercial = true) =>
  queryOptions({
    queryKey: own,
    queryFn: ({ signal }) => api.get('/profile_trader', {}, { signal }),
    enabled: commercial,
    // Always refetch, because the profile may have changed on another page.
    staleTime: 0,
  });

export const putOwnTrader = (queries: QueryClient, now: OwnTraderShape): void => {
  queries.setQueryData(own, now);
};

export const tradersQuery = (api: Api, query: Query<'traders'>) =>
  queryOptions({
    queryKey: [...list, query],
    queryFn: ({ signal }) => api.get('/trader', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const traderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...list, 'one', id],
    queryFn: ({ signal }) => api.get('/trader/{id}', { id }, { signal }),
  });

export const tradersMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: list });
