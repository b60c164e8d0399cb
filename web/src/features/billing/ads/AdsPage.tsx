import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownAdsQuery } from '../../../api/ads.js';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Standing } from './ad-state.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

export function AdsPage() {
  const { t } = useTranslation('advertising');
  const { data, error } = useQuery(ownAdsQuery(useApi()));
  const isOn = useIsOn()('ads');
  const start = isOn && <ButtonLink to="/account/ads/new">{t('new')}</ButtonLink>;
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />;
  return (
    <>
      {data.ads.length === 0 && <EmptyState picture="package" title={t('none')} actions={start} />}
      {data.ads.length > 0 && (
        <>
          {start}
          <ul className="mt-5 max-w-[720px]">
            {data.ads.map((ad) => (
              <li key={ad.ad_id} className="border-b border-line">
                <Link
                  to="/account/ads/$adId"
                  params={{ adId: ad.ad_id }}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4 text-ink no-underline hover:[&_.title]:underline"
                >
                  <span className="min-w-0">
                    <span className="title block wrap-anywhere">{ad.title}</span>
                    <span className="text-small text-muted">
                      {t(`type.${ad.type}`)}
                      {ad.shown &&
                        ` · ${t('seen', {
                          views: number(ad.shown.views),
                          budget: number(ad.views),
                          clicks: number(ad.shown.clicks),
                        })}`}
                    </span>
                  </span>
                  <Standing ad={ad} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOn && (
        <p className="mt-5">
          <Link to="/advertising" className="underline">
            {t('about')}
          </Link>
        </p>
      )}
    </>
  );
}
