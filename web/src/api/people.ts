import type { Occasion } from '@lendring/contracts/account/people.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['people'] as const;
const one = (id: string) => [...all, 'one', id] as const;
const team = [...all, 'team'] as const;
const flaggers = [...all, 'flaggers'] as const;

export const peopleQuery = (api: Api, asked: Body<'people'>) =>
  queryOptions({
    queryKey: [...all, 'list', asked],
    queryFn: ({ signal }) => api.post('/person_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Each request writes an audit entry, unless it continues the previous view. */
export const personQuery = (api: Api, id: string, occasion: Occasion) =>
  queryOptions({
    queryKey: [...one(id), occasion],
    queryFn: ({ signal }) => api.get('/person/{id}', { id, query: { occasion } }, { signal }),
  });

export const rolesQuery = (api: Api) =>
  queryOptions({ queryKey: team, queryFn: ({ signal }) => api.get('/role', {}, { signal }) });

export const flaggersQuery = (api: Api) =>
  queryOptions({ queryKey: flaggers, queryFn: ({ signal }) => api.get('/flagger', {}, { signal }) });

export const askPeopleAgain = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all });
