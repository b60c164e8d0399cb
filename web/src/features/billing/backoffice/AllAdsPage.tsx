import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { adsToReviewQuery, houseAdsQuery, shownAdsQuery } from '../../../api/ads.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ListTable } from '../../../parts/table/ListTable.js';
import { narrowing } from '../../../parts/table/list.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { isOpen } from '../ads/model.js';
import { AdToReview } from './AdToReview.js';
import { adKinds, readShownSearch, shownList, shownQuestion, type ShownSearch, shownStates } from './shown-list.js';

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
  const locale = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const question = shownQuestion(search);
  const { data, error } = useQuery(shownAdsQuery(api, question));
  const { page: _, ...kept } = search;
  const go = (next: ShownSearch) => void navigate({ to: '/backoffice/ads', search: next, resetScroll: false });
  return (
    <section aria-labelledby="shown" className="mt-10">
      <h2 id="shown" className="mb-3 text-h3">
        {t('ads.shown')}
      </h2>
      <ShownFilters search={kept} go={go} />
      <ListTable
        list={shownList}
        words={{ t, words, locale }}
        search={search}
        go={(next) => go(readShownSearch(next))}
        link={(next) => ({ to: '/backoffice/ads', search: readShownSearch(next) })}
        rows={data?.ads}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { ads: rows, paging } = await api.get('/ad_shown', { query: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('ads.count', { count })}
        none={<p className="text-muted">{t('ads.shownNone')}</p>}
      />
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
  const { data, error } = useQuery(adsToReviewQuery(useApi()));
  return (
    <>
      <h1 className="mb-5 text-h1">{t('ads.title')}</h1>
      <section aria-labelledby="waits">
        <h2 id="waits" className="mb-3 text-h3">
          {t('ads.waits')}
        </h2>
        {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
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
