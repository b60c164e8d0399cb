import type { BlockedShape } from '@lendring/contracts/http/blocks.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { eachRequest } from './requests.js';

export const blockedQuery = (api: Api) =>
  queryOptions({ queryKey: ['blocked'], queryFn: ({ signal }) => api.get('/block', {}, { signal }) });

export const putBlocked = (queries: QueryClient, api: Api, blocked: BlockedShape): void => {
  queries.setQueryData(blockedQuery(api).queryKey, blocked);
  void queries.invalidateQueries({ queryKey: eachRequest });
};

export const dropBlocked = (queries: QueryClient, api: Api, userId: string): void => {
  queries.setQueryData(
    blockedQuery(api).queryKey,
    (known) => known && { people: known.people.filter(({ user }) => user.user_id !== userId) },
  );
  void queries.invalidateQueries({ queryKey: eachRequest });
};
