import { Link, useNavigate } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { auditQuery } from '../../api/operations.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { everyRow, FILE_PAGE } from '../../lib/downloads/csv-file.js';
import { personText } from '../../parts/people/person-text.js';
import { DataTable } from '../../parts/table/DataTable.js';
import { ColumnChoice, TableFile, TableHead } from '../../parts/table/TableHead.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { buttonLook } from '../../ui/button-look.js';
import { AuditFilters } from './AuditFilters.js';
import { auditList, auditQuestion, type AuditSearch, readAuditSearch } from './audit-list.js';

/** Loads all matching entries for export, newest first. `told` receives the number loaded so far. */
const everyAct = (api: Api, query: Query<'audit'>, told: (done: number) => void) =>
  everyRow<ActShape, string>(async (before) => {
    const { acts, older } = await api.get('/audit', {
      query: { ...query, purpose: 'file', size: FILE_PAGE, ...(before !== null && { before }) },
    });
    return { rows: acts, next: older };
  }, told);

const isReversed = ({ from, to }: AuditSearch): boolean => from !== undefined && to !== undefined && to < from;

export function AuditPage({ search }: Readonly<{ search: AuditSearch }>) {
  const { t } = useTranslation('audit');
  const { t: office } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const api = useApi();
  const { data, error } = useQuery(auditQuery(api, auditQuestion(search)));
  const { before, ...kept } = search;
  const go = (next: AuditSearch) => void navigate({ to: '/backoffice/audit', search: next, resetScroll: false });
  const words = { t, office, locale: useLocale() };
  const table = auditList.table(words, search);
  const { about, ...everybody } = kept;
  const person = data?.acts.map((one) => one.about).find((one) => one?.user_id === about);
  const onlyAbout = t('onlyAbout', { name: person ? personText(office, person) : t('onePerson') });
  return (
    <>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-1 mb-5 max-w-[70ch] text-muted">{t('intro')}</p>
      <AuditFilters search={kept} go={go} known={data} />
      {about !== undefined && (
        <p className="mt-3">
          <RemovableChip name={onlyAbout} onRemove={() => go(everybody)}>
            {onlyAbout}
          </RemovableChip>
        </p>
      )}
      <TableHead count={undefined}>
        {data && data.acts.length > 0 && (
          <>
            <ColumnChoice {...table} choose={(columns) => go({ ...search, columns })} />
            <TableFile
              title={t('title')}
              read={(told) => everyAct(api, auditQuestion(kept), told)}
              file={() => auditList.file(words)}
            />
          </>
        )}
      </TableHead>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {data?.acts.length === 0 && (
        <EmptyState picture="package" title={t('none')}>
          <p>{t(isReversed(search) ? 'noneOrder' : 'noneText')}</p>
        </EmptyState>
      )}
      {data && data.acts.length > 0 && (
        <DataTable
          {...table}
          caption={t('title')}
          rows={data.acts}
          keyOf={auditList.keyOf}
          onSort={(sort) => go(readAuditSearch({ ...kept, sort }))}
        />
      )}
      {data && (before !== undefined || data.older !== null) && (
        <nav aria-label={common('ui.pages')} className="flex flex-wrap items-center justify-center gap-4 py-8">
          {before !== undefined && (
            <Link to="/backoffice/audit" search={kept} className={buttonLook({ variant: 'ghost' })}>
              {t(search.sort === 'at' ? 'oldest' : 'newest')}
            </Link>
          )}
          {data.older !== null && (
            <Link
              to="/backoffice/audit"
              search={{ ...kept, before: data.older }}
              rel="next"
              className={buttonLook({ variant: 'ghost' })}
            >
              {t(search.sort === 'at' ? 'newer' : 'older')}
              <Icon icon={ChevronRight} />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
