import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsMoved } from '../../../api/notifications.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession, useSessionStore } from '../../../lib/session/session-context.js';

/**
 * Marks all notifications of the request as read, including reminders, which do not set the request's own unread flag.
 * Renders nothing.
 */
export function ReadNews({ requestId }: Readonly<{ requestId: string }>) {
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const store = useSessionStore();
  const news = session.status === 'in' ? session.news : 0;
  useEffect(() => {
    if (news === 0) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      api.patch('/notification_read', { body: { request_id: requestId } }).then(
        ({ unread }) => {
          if (unread === news) return;
          void notificationsMoved(queries);
          void store.poll();
        },
        () => {
          /* Ignore failures: the next visit tries again. */
        },
      );
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [api, requestId, news, queries, store]);
  return null;
}
