import type { Query } from '@lendring/contracts/http/calls.js';
import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['feedback'] as const;
const one = (id: string) => [...all, 'one', id] as const;

export const feedbackListQuery = (api: Api, query: Query<'feedbackList'>) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => api.get('/feedback', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const feedbackWaitingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...all, 'waiting'],
    queryFn: ({ signal }) => api.get('/feedback_waiting', {}, { signal }),
  });

export const feedbackTagsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'tags'], queryFn: ({ signal }) => api.get('/feedback_tags', {}, { signal }) });

export const feedbackQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: one(id), queryFn: ({ signal }) => api.get('/feedback/{id}', { id }, { signal }) });

export const putFeedback = async (queries: QueryClient, now: FeedbackShape): Promise<void> => {
  queries.setQueryData(one(now.feedback_id), now);
  await Promise.all(['list', 'tags', 'waiting'].map((part) => queries.invalidateQueries({ queryKey: [...all, part] })));
};

export const askFeedbackAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: one(id) });
