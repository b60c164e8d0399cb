import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adPricesQuery, ownAdQuery, putOwnAd } from '../../../api/ads.js';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { later } from '../../../ui/later.js';
import { DeleteAd, EndAd, Standing } from './ad-state.js';
import { isOpen, standingOf } from './model.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

const Draft = later(async () => (await import('./Draft.js')).Draft);
const Preview = later(async () => (await import('./Preview.js')).Preview);
const Booking = later(async () => (await import('./BookAd.js')).BookAd);

type Props = Readonly<{ adId: string; leave: (page: string) => void }>;

export function AdPage({ adId, leave }: Props) {
  const { t } = useTranslation('advertising');
  const { t: common } = useTranslation();
  const api = useApi();
  const { data: ad, error } = useQuery(ownAdQuery(api, adId));
  const { data: prices } = useQuery(adPricesQuery(api));
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const isOn = useIsOn()('ads');
  if (!ad || !prices)
    return error ? (
      <div role="alert">
        <p className="mb-4">{errorText(common, error)}</p>
        <ButtonLink to="/account/ads" variant="soft">
          {t('back')}
        </ButtonLink>
      </div>
    ) : (
      <SkeletonText lines={6} />
    );
  return (
    <div className="flex flex-col gap-10">
      <Status ad={ad} />
      {isOpen(ad) && <Draft ad={ad} prices={prices} changed={setUnsaved} />}
      {/* Ended ads have no preview, because their images have been deleted. */}
      {standingOf(ad) !== 'over' && <Preview ad={ad} />}
      {isOpen(ad) && !isOn && <p className="text-muted">{t('off')}</p>}
      {isOpen(ad) && isOn && <Booking ad={ad} unsaved={unsaved} leave={leave} />}
      {isOpen(ad) && <DeleteAd adId={adId} after={() => navigate({ to: '/account/ads' })} />}
    </div>
  );
}

function Status({ ad }: Readonly<{ ad: OwnAdShape }>) {
  const { t } = useTranslation('advertising');
  const { ad_id: adId, payment_id: paymentId, report_key: key, reason, shown, stopped_by: decisionId, views } = ad;
  const standing = standingOf(ad);
  return (
    <Card ground="sand" className="max-w-[640px]">
      <p className="title mb-2 wrap-anywhere">{ad.title}</p>
      <Standing ad={ad} />
      <p className="mt-2">{t(`stageText.${standing}`)}</p>
      {reason !== null && (
        <>
          <p className="mt-2 font-bold">{t('reason')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </>
      )}
      {standing === 'stopped' && decisionId !== null && (
        <p className="mt-2">
          <Link
            to="/decision/$decisionId"
            params={{ decisionId }}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('why')}
          </Link>
        </p>
      )}
      {shown && (
        <p className="mt-2 font-bold">
          {t('seen', { views: number(shown.views), budget: number(views), clicks: number(shown.clicks) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {paymentId && (
          <ButtonLink to="/plan/booking/$paymentId/$result" params={{ paymentId, result: 'cancelled' }}>
            {t('pay')}
          </ButtonLink>
        )}
        {shown && (
          <ButtonLink to="/ad-report/$adId/$key" params={{ adId, key }} variant="soft">
            {t('report')}
          </ButtonLink>
        )}
        {(standing === 'planned' || standing === 'running') && <Ending adId={adId} />}
      </div>
    </Card>
  );
}

function Ending({ adId }: Readonly<{ adId: string }>) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <EndAd
      end={(options) => api.post('/ad_end/{id}', { id: adId, body: {} }, options)}
      done={(ad) => putOwnAd(queries, ad)}
    />
  );
}
