import { useTranslation } from 'react-i18next';
import { adsToReviewQuery } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { AdToReview } from './AdToReview.js';
import { HouseDrafts } from './HouseDrafts.js';
import { ShownAds } from './ShownAds.js';
import type { ShownSearch } from './shown-search.js';

export function AllAdsPage({ search }: Readonly<{ search: ShownSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(adsToReviewQuery(useApi()));
  return (
    <>
      <h1 className="mb-5 text-h1">{t('ads.title')}</h1>
      <section aria-labelledby="waits">
        <h2 id="waits" className="mb-3 text-h3">
          {t('ads.waits')}
        </h2>
        {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
        {data?.ads.length === 0 && (
          <EmptyState picture="handshake" title={t('ads.none')}>
            <p>{t('ads.noneText')}</p>
          </EmptyState>
        )}
        {data && data.ads.length > 0 && (
          <ul className="flex flex-col gap-4">
            {data.ads.map((ad) => (
              <li key={ad.ad_id}>
                <AdToReview ad={ad} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <HouseDrafts />
      <ShownAds search={search} />
    </>
  );
}
