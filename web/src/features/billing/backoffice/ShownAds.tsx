import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownAdsQuery } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { ColumnChoice } from '../../../ui/table/ColumnChoice.js';
import { columnsIn } from '../../../ui/table/table-search.js';
import { TableFile } from '../../../ui/table/TableFile.js';
import { TableHead } from '../../../ui/table/TableHead.js';
import { everyShownAd, shownFile } from './shown-file.js';
import { readShownSearch, shownColumns, shownQuestion, usualShown, type ShownSearch } from './shown-search.js';
import { ShownFilters } from './ShownFilters.js';
import { ShownTable } from './ShownTable.js';

/** Ads that are, will be or were shown, narrowed and put in order by the address. */
export function ShownAds({ search }: Readonly<{ search: ShownSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
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
      <TableHead count={data && t('ads.count', { count: data.paging.total })}>
        {data && data.paging.total > 0 && (
          <>
            <ColumnChoice
              label={t('columns')}
              columns={shownColumns.map((name) => ({ name, text: t(`ads.${name}`) }))}
              chosen={shown}
              onChange={(columns) => go({ ...search, columns: columns.join(',') })}
            />
            <TableFile
              name="lendring-ads.csv"
              read={(told) => everyShownAd(api, shownQuestion(kept), told)}
              {...shownFile({ t, words })}
            />
          </>
        )}
      </TableHead>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />)}
      {data?.ads.length === 0 && <p className="text-muted">{t('ads.shownNone')}</p>}
      {data && data.ads.length > 0 && (
        <ShownTable
          ads={data.ads}
          shown={shown}
          sort={search.sort ?? '-from'}
          onSort={(sort) => go(readShownSearch({ ...kept, sort }))}
        />
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/ads', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </section>
  );
}
