import type { ShownAdShape } from '@lendring/contracts/http/ads.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allAdsMoved, shownAdsQuery } from '../../../api/ad-review.js';
import { day, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { personText } from '../../../lib/person-text.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { EndAd } from '../ads/EndAd.js';
import { HouseAdHistory } from './HouseAdHistory.js';
import { PauseHouseAd } from './PauseHouseAd.js';

/** All ads that are shown now or will be, the one that began last first. */
export function ShownAds({ page }: Readonly<{ page: number }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(shownAdsQuery(useApi(), page));
  return (
    <section aria-labelledby="shown" className="mt-10">
      <h2 id="shown" className="mb-3 text-h3">
        {t('ads.shown')}
      </h2>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />)}
      {data?.ads.length === 0 && <p className="text-muted">{t('ads.shownNone')}</p>}
      {data && data.ads.length > 0 && (
        <ul className="border-t border-line">
          {data.ads.map((ad) => (
            <li key={ad.ad_id} className="border-b border-line">
              <Shown ad={ad} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination {...data.paging} link={(to) => ({ to: '/backoffice/ads', search: to > 1 ? { page: to } : {} })} />
      )}
    </section>
  );
}

function Shown({ ad }: Readonly<{ ad: ShownAdShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const locale = useLocale();
  const { views, clicks, budget } = ad;
  const seen = { views: number(views), clicks: number(clicks) };
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <h3 className="font-body text-base font-bold wrap-anywhere">{ad.title}</h3>
        <p className="text-small text-muted wrap-anywhere">
          {words(`type.${ad.type}`)} · {ad.owner === null ? t('ads.operator') : personText(t, ad.owner)} · {ad.of}
        </p>
        <p className="text-small">
          {budget === null ? t('ads.seen', seen) : words('seen', { ...seen, budget: number(budget) })}
        </p>
        {ad.history.length > 0 && <HouseAdHistory history={ad.history} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Tag tone={ad.status === 'running' ? 'free' : 'tint'} wraps>
          {words(`stage.${ad.status}`, { day: day(ad.from.slice(0, 10), locale, 'year') })}
        </Tag>
        <Link to="/ad-report/$adId/$key" params={{ adId: ad.ad_id, key: ad.report_key }}>
          {words('report')}
        </Link>
        {ad.owner === null && <PauseHouseAd ad={ad} />}
        <Ending adId={ad.ad_id} />
      </div>
    </article>
  );
}

function Ending({ adId }: Readonly<{ adId: string }>) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <EndAd
      end={(options) => api.patch('/ad_shown_end/{id}', { id: adId, body: {} }, options)}
      done={() => allAdsMoved(queries)}
      failed={() => void allAdsMoved(queries)}
      small
    />
  );
}
