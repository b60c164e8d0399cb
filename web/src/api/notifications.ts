import type { Answer } from '@lendring/contracts/http/calls.js';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

type Page = Answer<'notifications'>;

const key = ['notifications'] as const;

export const notificationsQuery = (api: Api, unreadOnly = false) =>
  infiniteQueryOptions({
    queryKey: [...key, unreadOnly ? 'unread' : 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.get(
        '/notification',
        { query: { ...(pageParam !== '' && { cursor: pageParam }), ...(unreadOnly && { unread: '1' as const }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  });

export const notificationsMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: key });

export const notificationsRead = (queries: QueryClient, ids: readonly string[] | 'all'): void => {
  const read = new Set(ids);
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: key },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) =>
            ids === 'all' || read.has(one.notification_id) ? { ...one, read: true } : one,
          ),
        })),
      },
  );
};
