import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { type RatedSide, userRatingsQuery } from '../../api/users.js';
import { number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { RatingItem } from '../../parts/ratings/RatingItem.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { pillGroupLook, pillLook } from '../../ui/nav-look.js';
import { UserPage } from './UserPage.js';

type Tab = '/user/$nickname/vendor' | '/user/$nickname/borrower';

function StarFilter({
  to,
  nickname,
  byStars,
  stars,
}: Readonly<{ to: Tab; nickname: string; byStars: readonly number[]; stars: number | undefined }>) {
  const { t } = useTranslation('user');
  const kinds = [5, 4, 3, 2, 1].filter((count) => (byStars[count - 1] ?? 0) > 0 || count === stars);
  if (kinds.length < 2) return null;
  const all = byStars.reduce((sum, count) => sum + count, 0);
  const link = (only: number | undefined, words: string) => (
    <Link
      key={only ?? 'all'}
      to={to}
      params={{ nickname }}
      search={only === undefined ? {} : { stars: only }}
      resetScroll={false}
      className={pillLook(only === stars)}
      {...(only === stars ? { 'aria-current': 'true' } : {})}
    >
      {words}
    </Link>
  );
  return (
    <nav aria-label={t('ratings.filter')} className={`${pillGroupLook} mb-6`}>
      {link(undefined, t('ratings.all', { number: number(all) }))}
      {kinds.map((count) => link(count, t('ratings.only', { count, number: number(byStars[count - 1] ?? 0) })))}
    </nav>
  );
}

export function UserRatings({
  user,
  side,
  stars,
}: Readonly<{ user: PublicProfileShape; side: RatedSide; stars?: number | undefined }>) {
  const { t } = useTranslation('user');
  const session = useSession();
  const own = session.status === 'in' && session.profile.user_id === user.user_id;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    userRatingsQuery(useApi(), user.user_id, side, stars),
  );
  const ratings = data?.pages.flatMap((page) => page.ratings) ?? [];
  const tab = side === 'vendor' ? 'vendor' : 'borrower';
  return (
    <UserPage user={user} tab={tab}>
      <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
      <StarFilter
        to={`/user/$nickname/${tab}`}
        nickname={user.nickname}
        byStars={data?.pages[0]?.by_stars ?? []}
        stars={stars}
      />
      {data && ratings.length === 0 && stars !== undefined && <p>{t('ratings.noneOf')}</p>}
      {data && ratings.length === 0 && stars === undefined && (
        <EmptyState picture="handshake" title={t('ratings.none')}>
          {t(`ratings.${side}`)}
        </EmptyState>
      )}
      <ul className="flex max-w-[720px] flex-col gap-6">
        {ratings.map((rating) => (
          <li key={`${rating.request_id} ${rating.side}`}>
            <RatingItem rating={rating} withOffer about={user.company ?? user.nickname}>
              {own && rating.answer === null && (
                <Link
                  to="/request/$requestId"
                  params={{ requestId: rating.request_id }}
                  className="inline-flex min-h-11 items-center font-bold"
                >
                  {t('ratings.answer')}
                </Link>
              )}
            </RatingItem>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('ratings.more')}
        </Button>
      )}
    </UserPage>
  );
}
