import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import FileArchive from 'lucide-react/icons/file-archive';
import IdCard from 'lucide-react/icons/id-card';
import MessageSquare from 'lucide-react/icons/message-square';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import {
  groupPageOf,
  isCounterKind,
  isGroupKind,
  isModerationKind,
  isOutside,
  isStaffKind,
  isTraderKind,
  isWantedKind,
} from '@lendring/contracts/notification/kinds.js';
import { notificationsMoved, notificationsQuery, notificationsRead } from '../../api/notifications.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useAction } from '../../lib/forms/use-action.js';
import { savedListAt } from '../../lib/links/saved-list.js';
import { useSession, useSessionStore } from '../../lib/session/session-context.js';
import { spanText } from '../../parts/offers/period-text.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { Chip } from '../../ui/Chip.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { sentenceOf, whenOf } from './words.js';

/** Kinds whose sentence names no days, although a person may have several requests for the same thing. */
const namesDays: ReadonlySet<NotificationShape['kind']> = new Set([
  'asked',
  'accepted',
  'agreed',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
  'offer_deleted',
  'days_taken',
  'days_freed',
  'period_declined',
  'period_taken_back',
] as const);

const pageOf = ({ kind, request_id: requestId, decision_id: decisionId, ...one }: NotificationShape) => {
  const { search, group, search_request: wanted } = one;
  if (requestId !== null) return { to: '/request/$requestId', params: { requestId } } as const;
  if (one.counter_loan_id !== null)
    return { to: '/counter-loan/$loanId', params: { loanId: one.counter_loan_id } } as const;
  if (decisionId !== null) return { to: '/decision/$decisionId', params: { decisionId } } as const;
  if (kind === 'takeout_ready') return { to: '/account/takeout' } as const;
  if (isTraderKind(kind)) return { to: '/account/company', hash: 'trader' } as const;
  if (isStaffKind(kind)) return { to: kind === 'role_given' ? '/backoffice' : '/account' } as const;
  if (isWantedKind(kind))
    return wanted === null
      ? ({ to: '/wanted', search: {} } as const)
      : ({ to: '/wanted/$searchRequestId', params: { searchRequestId: wanted.search_request_id } } as const);
  if (isGroupKind(kind)) {
    if (group === null || isOutside(kind)) return { to: '/groups', search: {} } as const;
    return { to: groupPageOf(kind), params: { groupId: group.group_id } };
  }
  return search ? savedListAt(search.page) : ({ to: '/account/searches' } as const);
};

const iconOf = (kind: NotificationShape['kind']) =>
  isGroupKind(kind)
    ? Users
    : isWantedKind(kind)
      ? MessageSquare
      : kind === 'takeout_ready'
        ? FileArchive
        : isTraderKind(kind)
          ? Store
          : isStaffKind(kind)
            ? IdCard
            : isModerationKind(kind)
              ? Scale
              : isCounterKind(kind)
                ? NotebookPen
                : Bookmark;

function NotificationRow({ one, onRead }: Readonly<{ one: NotificationShape; onRead: () => void }>) {
  const { t } = useTranslation(['notifications', 'common']);
  const { t: common } = useTranslation();
  const words = { t, common, locale: useLocale(), now: useNow() };
  const text = sentenceOf(words, one);
  return (
    <article
      className={cx(
        'group relative flex items-start gap-3 rounded-lg border p-3 transition-shadow hover:shadow-soft md:gap-4 md:p-4',
        one.read ? 'border-line bg-paper' : 'border-teal bg-tint-2',
      )}
    >
      {one.request_id === null ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-teal-deep">
          <Icon icon={iconOf(one.kind)} />
        </span>
      ) : (
        <Avatar person={one.other} size={44} />
      )}
      <div className="min-w-0 flex-1">
        <p className={cx('wrap-anywhere', !one.read && 'font-bold')}>
          {!one.read && <span className="sr-only">{t('unread')}: </span>}
          <Link
            {...pageOf(one)}
            // Mark only notifications without a request as read here, because opening a request marks its
            // notifications on the server.
            onClick={() => {
              if (!one.read && one.request_id === null) onRead();
            }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {text}
          </Link>
        </p>
        <p className="mt-1 text-small text-muted">
          <time dateTime={one.at}>{whenOf(words, one.at)}</time>
          {namesDays.has(one.kind) && one.period && ` · ${t('loanDays', { days: spanText(words, one.period) })}`}
        </p>
      </div>
      {!one.read && (
        <IconButton icon={Check} label={t('readOne', { text })} className="relative z-10 -my-1" onClick={onRead} />
      )}
    </article>
  );
}

const PushCard = lazy(() => import('./push/PushCard.js'));

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
  // Refetch the list when the unread count of the badge changes, because the badge is already kept up to date.
  useEffect(() => {
    void notificationsMoved(queries);
  }, [queries, news]);

  const all = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const anyUnread = all.some(({ read }) => !read);
  const read = useAction({
    loud: true,
    send: (ids: readonly string[] | 'all', options) =>
      api.patch(
        '/notification_read',
        { body: ids === 'all' ? { all: true } : { notification_ids: [...ids] } },
        options,
      ),
    done: (_, ids) => {
      notificationsRead(queries, ids);
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
          {(anyUnread || news > 0) && (
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
