import type { SearchRequestCardShape } from '@lendring/contracts/http/search-requests.js';
import { Link } from '@tanstack/react-router';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { day, distance } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Icon } from '../../../ui/Icon.js';
import { Facts, State } from './Facts.js';

/** A search request in a list: what, when, where, and whether somebody replied. */
export function SearchRequestRow({ one }: Readonly<{ one: SearchRequestCardShape }>) {
  const { t } = useTranslation('wanted');
  const locale = useLocale();
  return (
    <article className="group relative rounded-lg border border-line p-4 transition-shadow hover:shadow-soft">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="title min-w-0 wrap-anywhere">
          <Link
            to="/wanted/$searchRequestId"
            params={{ searchRequestId: one.search_request_id }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {one.title}
          </Link>
        </h3>
        <State one={one} />
      </div>
      <Facts one={one} away={one.distance_km === null ? null : distance(one.distance_km)} />
      {one.text && <p className="mt-2 line-clamp-2 wrap-anywhere">{one.text}</p>}
      <p className="mt-2 flex flex-wrap gap-x-3 text-small text-muted">
        <span>
          <Icon icon={MessageSquare} size={16} className="mr-1 align-[-3px]" />
          {t('replies', { count: one.replies })}
        </span>
        <span>{t('active', { day: day(one.active_at.slice(0, 10), locale, 'year') })}</span>
      </p>
    </article>
  );
}

export function SearchRequestRows({ all }: Readonly<{ all: readonly SearchRequestCardShape[] }>) {
  return (
    <ul className="flex flex-col gap-3">
      {all.map((one) => (
        <li key={one.search_request_id}>
          <SearchRequestRow one={one} />
        </li>
      ))}
    </ul>
  );
}
