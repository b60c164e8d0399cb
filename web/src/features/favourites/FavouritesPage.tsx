import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { toLocal } from '../../i18n/rewrite.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';
import { useSession } from '../../lib/session-context.js';
import { signInHref } from '../../lib/sign-in.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useFavourites } from '../../ui/FavouriteButton.js';
import { OfferTile } from '../../ui/OfferTile.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { favouritesQuery } from '../../api/offer-search.js';

const grid = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-[22px]';

/** Offers kept in mind, the newest first. One taken away stays in place until the page is left. */
export function FavouritesPage() {
  const { t } = useTranslation(['favourites', 'common']);
  const words = useAnyText();
  const session = useSession();
  const now = useFavourites();
  // Only the device or the account knows them: until then nothing is said about them.
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(
    () => setIds((before) => (before === null ? now : [...now.filter((id) => !before.includes(id)), ...before])),
    [now],
  );
  const { data, error, refetch, isFetching } = useQuery(favouritesQuery(useApi(), ids ?? []));
  const offers = (ids ?? []).flatMap((id) => data?.find((offer) => offer.offer_id === id) ?? []);
  const gone = data && ids ? ids.length - offers.length : 0;
  const waiting = ids === null || (ids.length > 0 && !data && !error);
  return (
    <div className="wrap py-8 md:py-10">
      <h1 className="mb-2 text-h1">{t('title')}</h1>
      <p className="mb-7 text-muted">
        {session.status === 'in' ? (
          t('textAccount')
        ) : (
          <Trans t={t} i18nKey="text" components={{ signIn: <SignInHere /> }} />
        )}
      </p>
      {waiting && (
        <div role="status" aria-label={t('common:ui.loading')} className={grid}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="flex flex-col gap-3">
              <Skeleton className="aspect-4/3 rounded-md" />
              <Skeleton />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </div>
      )}
      {error && ids !== null && ids.length > 0 && (
        <EmptyState
          picture="wrench"
          title={t('common:error.title')}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('common:error.retry')}
            </Button>
          }
        >
          {errorText(words, error)}
        </EmptyState>
      )}
      {ids !== null && ids.length === 0 && (
        <EmptyState
          picture="heart"
          title={t('empty.title')}
          actions={<ButtonLink to="/search">{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
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
      {gone > 0 && !isFetching && <p className="mt-7 text-muted">{t('gone', { count: gone })}</p>}
    </div>
  );
}

/** Signs in and comes back. */
function SignInHere({ children }: Readonly<{ children?: ReactNode }>) {
  const locale = useLocale();
  return <a href={signInHref(toLocal('/favourites', locale), locale)}>{children}</a>;
}
