import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/Avatar.js';
import { cx } from '../../../ui/cx.js';
import { IconButton } from '../../../ui/IconButton.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useNow } from '../../../lib/use-now.js';
import { spanText } from '../../../ui/period-text.js';
import { sentenceOf, whenOf } from '../words.js';

/** One notification, which leads to its request. */
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
      <Avatar person={one.other} size={44} />
      <div className="min-w-0 flex-1">
        <p className={cx('wrap-anywhere', !one.read && 'font-bold')}>
          {!one.read && <span className="sr-only">{t('unread')}: </span>}
          <Link
            to="/request/$requestId"
            params={{ requestId: one.request_id }}
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
