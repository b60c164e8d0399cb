import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownAdsQuery } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { PagedTable } from '../../../parts/table/PagedTable.js';
import { columnsIn } from '../../../parts/table/table-search.js';
import { everyShownAd, shownFile } from './shown-file.js';
import { readShownSearch, shownColumns, shownQuestion, usualShown, type ShownSearch } from './shown-search.js';
import { ShownFilters } from './ShownFilters.js';
import { ShownTable } from './ShownTable.js';

export function ShownAds({ search }: Readonly<{ search: ShownSearch }>) {
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
