import { useQueryClient } from '@tanstack/react-query';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allAdsMoved } from '../../../api/ad-review.js';
import { ownAdQuery } from '../../../api/ads.js';
import { day, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { later } from '../../../ui/later.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { DeleteAd } from '../ads/DeleteAd.js';
import { isOpen } from '../ads/model.js';
import { PlaceHouseAd } from './PlaceHouseAd.js';

const Draft = later(async () => (await import('../ads/Draft.js')).Draft);
const Preview = later(async () => (await import('../ads/Preview.js')).Preview);

export function HouseAdPage({ adId }: Readonly<{ adId: string }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { data: ad, error } = useQuery(ownAdQuery(useApi(), adId));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '/backoffice/ads' });
    await allAdsMoved(queries);
  };
  const [unsaved, setUnsaved] = useState(false);
  return (
    <>
      <p className="mb-5">
        <Link to="/backoffice/ads">{t('ads.toAll')}</Link>
      </p>
      <h1 className="mb-6 text-h1">{t('ads.houseTitle')}</h1>
      {!ad && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
      {ad && (
        <div className="flex flex-col gap-10">
          {ad.shown && <Shown ad={ad} shown={ad.shown} />}
          {isOpen(ad) && <Draft ad={ad} prices={null} changed={setUnsaved} />}
          {/* No preview: an ended ad's images have been deleted. */}
          {ad.shown?.status !== 'over' && <Preview ad={ad} />}
          {isOpen(ad) && <PlaceHouseAd ad={ad} unsaved={unsaved} />}
          {isOpen(ad) && <DeleteAd adId={adId} after={leave} />}
        </div>
      )}
    </>
  );
}

type ShownProps = Readonly<{ ad: OwnAdShape; shown: NonNullable<OwnAdShape['shown']> }>;

function Shown({ ad: { ad_id: adId, title, report_key: key }, shown: { status, from, views, clicks } }: ShownProps) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const locale = useLocale();
  return (
    <Card ground="sand" className="max-w-[640px]">
      <p className="title mb-2 wrap-anywhere">{title}</p>
      <p>{words(`stage.${status}`, { day: day(from.slice(0, 10), locale, 'year') })}</p>
      <p className="mt-2 font-bold">{t('ads.seen', { views: number(views), clicks: number(clicks) })}</p>
      <ButtonLink to="/ad-report/$adId/$key" params={{ adId, key }} variant="soft" className="mt-4">
        {words('report')}
      </ButtonLink>
    </Card>
  );
}
