import type { AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const autoRepliesQuery = (api: Api) =>
  queryOptions({ queryKey: ['auto-replies'], queryFn: ({ signal }) => api.get('/user_autoresponder', {}, { signal }) });

export const putAutoReplies = (queries: QueryClient, api: Api, now: AutoRepliesShape): void =>
  void queries.setQueryData(autoRepliesQuery(api).queryKey, now);
