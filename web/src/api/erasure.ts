import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const deletionQuery = (api: Api) =>
  queryOptions({ queryKey: ['deletion'], queryFn: ({ signal }) => api.get('/profile_delete', {}, { signal }) });

const LOOK_AGAIN_MS = 1_000;

export const certificateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['certificate', id],
    queryFn: ({ signal }) => api.get('/erasure_certificate/{id}', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.erased_at === null ? LOOK_AGAIN_MS : false),
  });
