import {
  groupPageOf,
  isGroupKind,
  isModerationKind,
  isOutside,
  isStaffKind,
  isTraderKind,
  isWantedKind,
} from '@lendring/contracts/notification/kinds.js';
import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import { Link } from '@tanstack/react-router';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import FileArchive from 'lucide-react/icons/file-archive';
import IdCard from 'lucide-react/icons/id-card';
import MessageSquare from 'lucide-react/icons/message-square';
import Scale from 'lucide-react/icons/scale';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/Avatar.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { savedListAt } from '../../../lib/links/saved-list.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { spanText } from '../../../parts/offers/period-text.js';
import { sentenceOf, whenOf } from '../words.js';

const pageOf = ({ kind, request_id: requestId, decision_id: decisionId, ...one }: NotificationShape) => {
  const { search, group, search_request: wanted } = one;
  if (requestId !== null) return { to: '/request/$requestId', params: { requestId } } as const;
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
              : Bookmark;

export function NotificationRow({ one, onRead }: Readonly<{ one: NotificationShape; onRead: () => void }>) {
  const { t } = useTranslation(['notifications', 'common']);
  const { t: common } = useTranslation();
  const words = { t, locale: useLocale(), now: useNow() };
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
            // Opening a request marks its notifications as read on the server; other kinds need a call.
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
          {one.kind === 'asked' &&
            one.period &&
            ` · ${t('loanDays', { days: spanText({ ...words, common }, one.period) })}`}
        </p>
      </div>
      {!one.read && (
        <IconButton icon={Check} label={t('readOne', { text })} className="relative z-10 -my-1" onClick={onRead} />
      )}
    </article>
  );
}
