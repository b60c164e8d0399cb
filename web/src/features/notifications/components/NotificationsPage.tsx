import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsMoved, notificationsQuery, notificationsRead } from '../../../api/notifications.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useSession, useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { NotificationRow } from './NotificationRow.js';

const PushCard = lazy(() => import('../push/PushCard.js'));

export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const store = useSessionStore();
  const news = session.status === 'in' ? session.news : 0;
  const [unreadOnly, setUnreadOnly] = useState(false);
  const list = useInfiniteQuery(notificationsQuery(api, unreadOnly));
  // The unread badge is already kept up to date: refetch the list when its count changes.
  useEffect(() => {
    void notificationsMoved(queries);
  }, [queries, news]);

  const all = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const unread = all.filter(({ read }) => !read).map(({ notification_id: id }) => id);
  const read = useAction({
    loud: true,
    send: (ids: readonly string[] | 'all', options) =>
      api.patch(
        '/notification_read',
        { body: ids === 'all' ? { all: true } : { notification_ids: [...ids] } },
        options,
      ),
    done: (_, ids) => {
      notificationsRead(queries, ids === 'all' ? unread : ids);
      void store.poll();
    },
  });

  return (
    <div className="wrap column [--column:804px] py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1>{t('title')}</h1>
        <div className="flex flex-wrap items-center gap-4">
          <Link to="/account/notifications" className="flex min-h-11 items-center gap-2">
            <Icon icon={Settings} />
            {t('settings')}
          </Link>
          {(unread.length > 0 || news > 0) && (
            <Button variant="ghost" busy={read.busy && read.input === 'all'} onClick={() => void read.run('all')}>
              <Icon icon={CheckCheck} />
              {t('readAll')}
            </Button>
          )}
        </div>
      </div>
      <div role="group" aria-label={t('filter.label')} className="mb-4 flex gap-2">
        {[false, true].map((value) => (
          <Chip key={String(value)} on={unreadOnly === value} onClick={() => setUnreadOnly(value)}>
            {t(value ? 'filter.unread' : 'filter.all')}
          </Chip>
        ))}
      </div>
      {list.isPending && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-[76px] rounded-lg" />
          ))}
        </div>
      )}
      {list.isError && !list.data && (
        <EmptyState
          picture="wrench"
          title={t('failed')}
          actions={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <p role="alert">{errorText(words, list.error)}</p>
        </EmptyState>
      )}
      {list.data && all.length === 0 && (
        <EmptyState picture="mailbox" title={t(unreadOnly ? 'noneUnread.title' : 'empty.title')}>
          {t(unreadOnly ? 'noneUnread.text' : 'empty.text')}
        </EmptyState>
      )}
      {all.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col gap-3">
          {all.map((one) => (
            <li key={one.notification_id}>
              <NotificationRow one={one} onRead={() => void read.run([one.notification_id])} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {list.data && (
        <Suspense>
          <PushCard />
        </Suspense>
      )}
    </div>
  );
}
