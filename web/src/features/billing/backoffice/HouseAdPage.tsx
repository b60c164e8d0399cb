import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { allAdsMoved, ownAdQuery, putOwnAd } from '../../../api/ads.js';
import { day, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { NumberField } from '../../../ui/NumberField.js';
import { SendForm } from '../../../ui/SendForm.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { later } from '../../../ui/later.js';
import { toasts } from '../../../ui/toasts.js';
import { DeleteAd } from '../ads/ad-state.js';
import { isOpen } from '../ads/model.js';

type Props = Readonly<{ ad: OwnAdShape; unsaved: boolean }>;

const none: number | null = null;
const MOST_VIEWS = 1_000_000_000;
const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** Schedules a house ad with an end date and a number of views; the ad is immutable afterwards. */
function PlaceHouseAd({ ad, unsaved }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { until: '', views: none, weight: 1 as number | null, reason: '' },
    check: ({ views, weight, reason }) => [
      ...(unsaved ? [{ id: 'place', text: t('ads.saveFirst') }] : []),
      ...(views === null || isWhole(views, MOST_VIEWS) ? [] : [{ id: 'most', text: t('ads.mostWrong') }]),
      ...(weight !== null && isWhole(weight, 100) ? [] : [{ id: 'weight', text: t('ads.weightWrong') }]),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('ads.reasonMissing') }] : []),
    ],
    send: async ({ until, views, weight, reason }, options) => {
      try {
        const body = { until: until === '' ? null : until, views, weight: weight ?? 1, reason: reason.trim() };
        await putOwnAd(queries, await api.post('/ad_house/{id}', { id: ad.ad_id, body }, options));
        await allAdsMoved(queries);
        toasts.show('success', t('ads.placed'));
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path === 'views' ? 'most' : path));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <section aria-labelledby="place">
      <h2 id="place" tabIndex={-1} className="text-h3">
        {t('ads.place')}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-muted">{t('ads.placeText')}</p>
      <SendForm form={form} labelledBy="place" className="flex max-w-[640px] flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            id="until"
            type="date"
            label={t('ads.until')}
            hint={t('ads.untilHint')}
            value={values.until}
            error={errorAt('until')}
            onChange={(event) => change({ until: event.target.value })}
          />
          <NumberField
            id="most"
            label={t('ads.most')}
            hint={t('ads.mostHint')}
            value={values.views}
            error={errorAt('most')}
            onChange={(views) => change({ views })}
          />
          <NumberField
            id="weight"
            label={t('ads.weight')}
            hint={t('ads.weightHint')}
            value={values.weight}
            error={errorAt('weight')}
            onChange={(weight) => change({ weight })}
          />
        </div>
        <TextArea
          id="reason"
          rows={2}
          label={t('ads.reason')}
          hint={t('ads.placeReasonHint')}
          value={values.reason}
          maxLength={limits.reason}
          error={errorAt('reason')}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('ads.placeAction')}
        </Button>
      </SendForm>
    </section>
  );
}

const Draft = later(async () => (await import('../ads/Draft.js')).Draft);
const Preview = later(async () => (await import('../ads/Preview.js')).Preview);

export function HouseAdPage({ adId }: Readonly<{ adId: string }>) {
  const { t } = useTranslation('backoffice');
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
      {!ad && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {ad && (
        <div className="flex flex-col gap-10">
          {ad.shown && <Shown ad={ad} shown={ad.shown} />}
          {isOpen(ad) && <Draft ad={ad} prices={null} changed={setUnsaved} />}
          {/* Ended ads have no preview, because their images have been deleted. */}
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
