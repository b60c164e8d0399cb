import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesQuery } from '../../api/offer-search.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { lastViewed } from '../../lib/kept-offers/last-viewed.js';
import { OfferTile } from '../../parts/offers/OfferTile.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';

const grid = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-[22px]';

/** Offers in the order of `ids`; `gone` explains how many are no longer available. */
export function OfferTiles({
  ids,
  empty,
  gone,
}: Readonly<{ ids: readonly string[] | null; empty: ReactNode; gone: (count: number) => string }>) {
  const { t } = useTranslation();
  const words = useAnyText();
  const { data, error, refetch, isFetching } = useQuery(favouritesQuery(useApi(), ids ?? []));
  const offers = (ids ?? []).flatMap((id) => data?.find((offer) => offer.offer_id === id) ?? []);
  const missing = data && ids ? ids.length - offers.length : 0;
  if (ids !== null && ids.length === 0) return empty;
  if (ids === null || (!data && !error))
    return (
      <div role="status" aria-label={t('ui.loading')} className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex flex-col gap-3">
            <Skeleton className="aspect-4/3 rounded-md" />
            <Skeleton />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    );
  return (
    <>
      {error && (
        <EmptyState
          picture="wrench"
          title={t('error.title')}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('error.retry')}
            </Button>
          }
        >
          {errorText(words, error)}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <ul className={grid}>
          {offers.map((offer, index) => (
            <li key={offer.offer_id}>
              <OfferTile offer={offer} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {missing > 0 && !isFetching && <p className="mt-7 text-muted">{gone(missing)}</p>}
    </>
  );
}

export function LastViewedPage() {
  const { t } = useTranslation('favourites');
  // Null until hydration: the list is in local storage.
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const look = () => setIds(lastViewed.get());
    look();
    return lastViewed.subscribe(look);
  }, []);
  return (
    <div className="wrap py-8 md:py-10">
      <h1 className="mb-2 text-h1">{t('viewed.title')}</h1>
      <p className="mb-2 text-muted">{t('viewed.text')}</p>
      <p className="mb-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to="/favourites" className="inline-block py-1 underline">
          {t('title')}
        </Link>
        {ids !== null && ids.length > 0 && (
          <Button variant="quiet" small onClick={lastViewed.forget}>
            {t('viewed.forget')}
          </Button>
        )}
      </p>
      <OfferTiles
        ids={ids}
        gone={(count) => t('viewed.gone', { count })}
        empty={
          <EmptyState
            picture="house"
            title={t('viewed.empty')}
            actions={<ButtonLink to="/search">{t('empty.action')}</ButtonLink>}
          >
            {t('viewed.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
