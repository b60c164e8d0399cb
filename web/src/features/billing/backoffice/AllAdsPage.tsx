import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { adsToReviewQuery, houseAdsQuery, shownAdsQuery } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Api } from '../../../lib/api-client/api.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { staffZone } from '../../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/csv-file.js';
import { personText } from '../../../parts/people/person-text.js';
import { PagedTable } from '../../../parts/table/PagedTable.js';
import { columnsIn, narrowing } from '../../../parts/table/table-search.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { isOpen, lastMoment } from '../ads/model.js';
import { AdToReview } from './AdToReview.js';
import { ShownTable } from './ShownTable.js';
import {
  adKinds,
  readShownSearch,
  shownColumns,
  shownQuestion,
  type ShownSearch,
  shownStates,
  usualShown,
} from './search.js';

const everyShownAd = (api: Api, query: Query<'shownAds'>, told: (done: number) => void) =>
  everyRow<ShownAdShape, number>(async (place) => {
    const { ads, paging } = await api.get('/ad_shown', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: ads, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'advertising'> }>;

export const shownFile = ({ t, words }: Words) => ({
  heads: [
    t('ads.ad'),
    words('form.type'),
    t('ads.kind'),
    t('ads.state'),
    t('ads.account'),
    words('form.of'),
    words('form.payer'),
    t('ads.area'),
    t('ads.from'),
    t('ads.until'),
    t('ads.views'),
    t('ads.budget'),
    t('ads.clicks'),
    words('form.link'),
  ],
  cells: (ad: ShownAdShape) => [
    ad.title,
    words(`type.${ad.type}`),
    t(`ads.kinds.${ad.owner === null ? 'house' : 'booked'}`),
    t(`ads.states.${ad.status}`),
    ad.owner === null ? t('ads.operator') : personText(t, ad.owner),
    ad.of,
    ad.payer ?? '',
    ad.area === null ? '' : t('ads.around', ad.area),
    dayIn(ad.from, staffZone),
    ad.until === null ? '' : dayIn(lastMoment(ad.until), staffZone),
    ad.views,
    ad.budget ?? '',
    ad.clicks,
    ad.link,
  ],
});

type Props = Readonly<{ search: ShownSearch; go: (search: ShownSearch) => void }>;

function ShownFilters({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const choose = narrowing(search, readShownSearch, go);
  return (
    <div role="group" aria-label={t('ads.filters')} className="grid gap-3 sm:grid-cols-2">
      <Select
        id="state"
        label={t('ads.state')}
        value={search.state ?? 'current'}
        onChange={choose('state')}
        options={shownStates.map((value) => ({ value, label: t(`ads.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('ads.kind')}
        value={search.kind ?? ''}
        onChange={choose('kind')}
        options={[
          { value: '', label: t('ads.anyKind') },
          ...adKinds.map((value) => ({ value, label: t(`ads.kinds.${value}`) })),
        ]}
      />
    </div>
  );
}

function ShownAds({ search }: Readonly<{ search: ShownSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const api = useApi();
  const navigate = useNavigate();
  const { data, error } = useQuery(shownAdsQuery(api, shownQuestion(search)));
  const { page: _, ...kept } = search;
  const go = (next: ShownSearch) => void navigate({ to: '/backoffice/ads', search: next, resetScroll: false });
  const shown = columnsIn(search, shownColumns) ?? usualShown;
  return (
    <section aria-labelledby="shown" className="mt-10">
      <h2 id="shown" className="mb-3 text-h3">
        {t('ads.shown')}
      </h2>
      <ShownFilters search={kept} go={go} />
      <PagedTable
        rows={data?.ads}
        paging={data?.paging}
        error={error}
        count={(count) => t('ads.count', { count })}
        columns={{
          all: shownColumns.map((name) => ({ name, text: t(`ads.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('ads.shown'),
          read: (told) => everyShownAd(api, shownQuestion(kept), told),
          ...shownFile({ t, words }),
        }}
        none={<p className="text-muted">{t('ads.shownNone')}</p>}
        link={(page) => ({ to: '/backoffice/ads', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(ads) => (
          <ShownTable
            ads={ads}
            shown={shown}
            sort={search.sort ?? '-from'}
            onSort={(sort) => go(readShownSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </section>
  );
}

function HouseDrafts() {
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
