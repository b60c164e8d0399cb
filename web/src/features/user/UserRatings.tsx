import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RatingItem } from '../../parts/ratings/RatingItem.js';
import { userRatingsQuery, type RatedSide } from '../../api/ratings.js';
import { useSession } from '../../lib/session/session-context.js';
import { StarFilter } from './components/StarFilter.js';
import { UserPage } from './UserPage.js';

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
