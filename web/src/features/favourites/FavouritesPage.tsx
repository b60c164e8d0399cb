import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { toLocal } from '../../i18n/rewrite.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSession } from '../../lib/session/session-context.js';
import { signInHref } from '../../lib/session/sign-in.js';
import { useFavourites } from '../../parts/offers/FavouriteButton.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { OfferTiles } from './LastViewedPage.js';

/** Favourites, newest first. A removed offer stays in place until the page is left. */
export function FavouritesPage() {
  const { t } = useTranslation('favourites');
  const session = useSession();
  const now = useFavourites();
  // Null until hydration: favourites are in local storage or in the account.
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(
    () => setIds((before) => (before === null ? now : [...now.filter((id) => !before.includes(id)), ...before])),
    [now],
  );
  return (
    <div className="wrap py-8 md:py-10">
      <h1 className="mb-2 text-h1">{t('title')}</h1>
      <p className="mb-2 text-muted">
        {session.status === 'in' ? (
          t('textAccount')
        ) : (
          <Trans t={t} i18nKey="text" components={{ signIn: <SignInHere /> }} />
        )}
      </p>
      <p className="mb-7">
        <Link to="/last-viewed" className="inline-block py-1 underline">
          {t('viewed.title')}
        </Link>
      </p>
      <OfferTiles
        ids={ids}
        gone={(count) => t('gone', { count })}
        empty={
          <EmptyState
            picture="heart"
            title={t('empty.title')}
            actions={<ButtonLink to="/search">{t('empty.action')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        }
      />
    </div>
  );
}

function SignInHere({ children }: Readonly<{ children?: ReactNode }>) {
  const locale = useLocale();
  return (
    <a href={signInHref(toLocal('/favourites', locale), locale)} className="underline">
      {children}
    </a>
  );
}
