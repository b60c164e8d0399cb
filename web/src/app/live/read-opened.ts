import { openedNews } from '@lendring/contracts/pages/opened-news.js';
import type { QueryClient } from '@tanstack/react-query';
import { notificationsRead } from '../../api/notifications.js';
import type { Api } from '../../lib/api-client/api.js';
import type { SessionStore } from '../../lib/session/session.js';

type Parts = Readonly<{ api: Pick<Api, 'patch'>; session: Pick<SessionStore, 'poll'>; queries: QueryClient }>;

export const readOpened = async ({ api, session, queries }: Parts): Promise<void> => {
  const opened = openedNews(location.hash);
  if (opened.length === 0) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  await api.patch('/notification_read', { body: { notification_ids: [...opened] } });
  notificationsRead(queries, opened);
  await session.poll();
};
