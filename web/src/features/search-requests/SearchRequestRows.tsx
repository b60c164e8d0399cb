import { Link } from '@tanstack/react-router';
import MessageSquare from 'lucide-react/icons/message-square';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import type { SearchRequestCardShape } from '@lendring/contracts/http/search-requests.js';
import { searchRequestsQuery } from '../../api/search-requests.js';
import { day, distance } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useIsOn } from '../../lib/installation/features.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { Facts, State } from './Facts.js';

/** Audience shared by all entries of the list, so that entries do not repeat it: everyone, or one group. */
type Where = 'everybody' | 'group' | undefined;

function SearchRequestRow({
  one,
  where,
  heading: Heading,
}: Readonly<{ one: SearchRequestCardShape; where: Where; heading: 'h2' | 'h3' }>) {
  const { t } = useTranslation('wanted');
  const locale = useLocale();
  return (
    <article className="group relative h-full rounded-lg border border-line p-4 transition-shadow hover:shadow-soft">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading className="title min-w-0 wrap-anywhere">
          <Link
            to="/wanted/$searchRequestId"
            params={{ searchRequestId: one.search_request_id }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {one.title}
          </Link>
        </Heading>
        <State one={one} sayPublic={where !== 'everybody'} />
      </div>
      <Facts
        one={one}
        away={one.distance_km === null ? null : distance(one.distance_km)}
        sayGroup={where !== 'group'}
      />
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

type Props = Readonly<{
  all: readonly SearchRequestCardShape[];
  where?: Where;
  heading?: 'h2' | 'h3';
  abreast?: boolean;
}>;

export function SearchRequestRows({ all, where, heading = 'h3', abreast = false }: Props) {
  return (
    <ul className={cx('grid gap-3', abreast && 'md:grid-cols-2 lg:grid-cols-3 lg:gap-4')}>
      {all.map((one) => (
        <li key={one.search_request_id}>
          <SearchRequestRow one={one} where={where} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 3;

export function GroupWanted({ groupId }: Readonly<{ groupId: string }>) {
  const { t } = useTranslation('wanted');
  const { data: found } = useQuery(searchRequestsQuery(useApi(), { group_id: groupId, size: SHOWN }));
  const search = { group: groupId };
  const isOn = useIsOn()('wanted');
  if (!isOn && !found?.paging.total) return null;
  return (
    <section aria-labelledby="wanted" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="wanted">{t('group.title')}</h2>
        <span className="flex flex-wrap gap-3">
          {found && found.paging.total > SHOWN && (
            <ButtonLink to="/wanted" search={search} variant="ghost">
              {t('group.all', { count: found.paging.total })}
            </ButtonLink>
          )}
          {isOn && (
            <ButtonLink to="/wanted/create" search={search} variant="soft">
              <Icon icon={Plus} />
              {t('make.action')}
            </ButtonLink>
          )}
        </span>
      </div>
      {found?.paging.total === 0 && <p className="text-muted">{t('group.none')}</p>}
      {found && <SearchRequestRows all={found.search_requests} where="group" abreast />}
    </section>
  );
}
