import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offerRatingsQuery } from '../../../api/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { Button } from '../../../ui/Button.js';
import { RatingItem } from '../../../parts/ratings/RatingItem.js';

export function Ratings({ offerId, about }: Readonly<{ offerId: string; about: string }>) {
  const { t } = useTranslation('offer');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    offerRatingsQuery(useApi(), offerId),
  );
  const ratings = data?.pages.flatMap((page) => page.ratings) ?? [];
  if (ratings.length === 0) return <p className="text-muted">{t('ratings.none')}</p>;
  return (
    <>
      <ul className="flex flex-col gap-5">
        {ratings.map((rating) => (
          <li key={`${rating.request_id} ${rating.side}`}>
            <RatingItem rating={rating} about={about} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('ratings.more')}
        </Button>
      )}
    </>
  );
}
