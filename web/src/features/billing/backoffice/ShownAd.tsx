import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allAdsMoved } from '../../../api/ad-review.js';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { personText } from '../../../parts/people/person-text.js';
import { staffDay } from '../../../lib/dates/staff-time.js';
import { EndAd } from '../ads/EndAd.js';
import { HouseAdHistory } from './HouseAdHistory.js';
import { PauseHouseAd } from './PauseHouseAd.js';

export function ShownAd({ ad }: Readonly<{ ad: ShownAdShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const locale = useLocale();
  const isOver = ad.status === 'over';
  return (
    <>
      <span className="block text-base font-bold">{ad.title}</span>
      <span className="block text-muted">
        {words(`type.${ad.type}`)} · {ad.of}
        {ad.payer !== null && ` · ${t('ads.paidBy', { payer: ad.payer })}`}
        {ad.area !== null && ` · ${t('ads.around', ad.area)}`}
      </span>
      <span className="block text-muted md:hidden">
        {ad.owner === null ? t('ads.operator') : personText(t, ad.owner)} · {staffDay(ad.from, locale)} ·{' '}
        {t('ads.seen', { views: number(ad.views), clicks: number(ad.clicks) })}
      </span>
      {ad.history.length > 0 && <HouseAdHistory history={ad.history} />}
      <span className="mt-1 flex flex-wrap items-center gap-3">
        <Link
          to="/ad-report/$adId/$key"
          params={{ adId: ad.ad_id, key: ad.report_key }}
          className="inline-flex min-h-11 items-center"
        >
          {words('report')}
        </Link>
        {!isOver && ad.owner === null && <PauseHouseAd ad={ad} />}
        {!isOver && <Ending ad={ad} />}
      </span>
    </>
  );
}

function Ending({ ad: { ad_id: adId, owner } }: Readonly<{ ad: ShownAdShape }>) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <EndAd
      end={(options) => api.patch('/ad_shown_end/{id}', { id: adId, body: {} }, options)}
      done={() => allAdsMoved(queries)}
      failed={() => void allAdsMoved(queries)}
      small
      isHouse={owner === null}
    />
  );
}
