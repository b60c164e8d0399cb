import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { houseAdsQuery } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { isOpen } from '../ads/model.js';

export function HouseDrafts() {
  const { t } = useTranslation('backoffice');
  const { data } = useQuery(houseAdsQuery(useApi()));
  const drafts = data?.ads.filter(isOpen) ?? [];
  return (
    <section aria-labelledby="house" className="mt-10">
      <h2 id="house" className="mb-3 text-h3">
        {t('ads.houses')}
      </h2>
      <p className="mb-4 max-w-[65ch] text-muted">{t('ads.housesText')}</p>
      {drafts.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {drafts.map((ad) => (
            <li key={ad.ad_id} className="border-b border-line">
              <Link
                to="/backoffice/ads/$adId"
                params={{ adId: ad.ad_id }}
                className="flex min-h-11 items-center py-2 wrap-anywhere"
              >
                {t('ads.draft', { title: ad.title })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/backoffice/ads/new">{t('ads.newTitle')}</ButtonLink>
    </section>
  );
}
