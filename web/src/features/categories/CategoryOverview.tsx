import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { childrenOf, rootCategory } from '../../api/reference.js';
import { useIsOn } from '../../lib/installation/features.js';
import type { NearFields } from '../../lib/places/place.js';
import { Skeleton } from '../../ui/Skeleton.js';

export function CategoriesPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap min-h-dvh pt-8 pb-14">
      <h1>{t('frame.categories')}</h1>
      <Skeleton className="mt-3 h-6 max-w-[640px]" />
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

export function CategoryOverview({ all, near }: Readonly<{ all: readonly CategoryShape[]; near: NearFields }>) {
  const { t } = useTranslation('categories');
  const isOn = useIsOn();
  return (
    <div className="wrap pt-8 pb-14">
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-[640px] text-lead text-muted">{t('text')}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {childrenOf(all, rootCategory).map((main) => (
          <li key={main.id} className="flex gap-4 rounded-lg border border-line p-5">
            <span
              aria-hidden
              className="grid size-[72px] shrink-0 place-items-center rounded-md ground"
              style={{ '--h': main.hue } as CSSProperties}
            >
              <img src={main.picture} alt="" width={44} height={44} loading="lazy" />
            </span>
            <div className="min-w-0">
              <h2 className="text-h3">
                <Link
                  to="/category/$"
                  params={{ _splat: main.url }}
                  search={near}
                  className="text-ink no-underline hover:underline"
                >
                  {main.title}
                </Link>
              </h2>
              <ul className="mt-1.5 flex flex-wrap gap-x-3">
                {childrenOf(all, main.id).map((child) => (
                  <li key={child.id}>
                    <Link
                      to="/category/$"
                      params={{ _splat: child.url }}
                      search={near}
                      className="inline-block py-1 text-base no-underline hover:underline"
                    >
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {isOn('feedback') && (
        <p className="mt-8">
          {t('missing')}{' '}
          <Link to="/feedback" search={{ kind: 'category', from: '/categories' }} rel="nofollow" preload={false}>
            {t('missingText')}
          </Link>
        </p>
      )}
    </div>
  );
}
