import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useApi } from '../../lib/api-context.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RatingItem } from '../../ui/RatingItem.js';
import { userRatingsQuery, type RatedSide } from '../../api/ratings.js';
import { UserPage } from './UserPage.js';

/** What others said about somebody as one side. */
export function UserRatings({ user, side }: Readonly<{ user: PublicProfileShape; side: RatedSide }>) {
  const { t } = useTranslation('user');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    userRatingsQuery(useApi(), user.user_id, side),
  );
  const ratings = data?.pages.flatMap((page) => page.ratings) ?? [];
  const tab = side === 'vendor' ? 'vendor' : 'borrower';
  return (
    <UserPage user={user} tab={tab}>
      <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
      {data && ratings.length === 0 && (
        <EmptyState picture="handshake" title={t('ratings.none')}>
          {t(`ratings.${side}`)}
        </EmptyState>
      )}
      <ul className="flex max-w-[720px] flex-col gap-6">
        {ratings.map((rating) => (
          <li key={`${rating.request_id} ${rating.side}`}>
            <RatingItem rating={rating} withOffer />
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
