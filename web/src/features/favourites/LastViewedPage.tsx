import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastViewed } from '../../lib/kept-offers/last-viewed.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { OfferTiles } from './OfferTiles.js';

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
        <Link to="/favourites" className="inline-block py-1 font-bold">
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
