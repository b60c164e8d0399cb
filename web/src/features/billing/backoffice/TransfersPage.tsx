import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferCountsQuery, transfersQuery } from '../../../api/bookkeeping.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { TableHead } from '../../../parts/table/TableHead.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { FindForm } from '../../../ui/FindForm.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { tabLook } from '../../../ui/nav-look.js';
import { StatementUpload } from './StatementUpload.js';
import { TransferItem } from './TransferItem.js';
import { readTransferSearch, refundStates, type TransferSearch, transferStates } from './transfer-search.js';

/**
 * Tabs for invoices and transfers. Where a payment provider is used, transfers are refunds only, and the tab is hidden
 * while there are none.
 */
export function InvoiceParts({ at }: Readonly<{ at: 'invoices' | 'transfers' }>) {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const { data } = useQuery(transferCountsQuery(api));
  if (!data) return null;
  const { on, counts } = data;
  if (!on && counts.owed + counts.unmatched + counts.disputed === 0) return null;
  const current = (part: typeof at) => (part === at ? ('page' as const) : undefined);
  return (
    <nav aria-label={t('transfers.parts')} className="mb-5 flex flex-wrap border-b border-line">
      <Link
        to="/backoffice/invoices"
        className={tabLook(at === 'invoices')}
        activeProps={{ 'aria-current': current('invoices') }}
      >
        {t('invoices.title')}
      </Link>
      <Link
        to="/backoffice/invoices"
        search={{ part: 'transfers' }}
        className={tabLook(at === 'transfers')}
        activeProps={{ 'aria-current': current('transfers') }}
      >
        {on ? t('transfers.tab', { count: counts.waiting }) : t('transfers.back')}
        {counts.owed > 0 && ` · ${t('transfers.tabOwed', { count: counts.owed })}`}
      </Link>
    </nav>
  );
}

export function TransfersPage({ search }: Readonly<{ search: TransferSearch }>) {
  const { t } = useTranslation('bookkeeping');
  const navigate = useNavigate();
  const api = useApi();
  const { data: first } = useQuery(transfersQuery(api, { state: 'waiting', page: 1, size: 1 }));
  const isProvider = first?.on === false;
  const { state = isProvider ? 'owed' : 'waiting', text, page = 1 } = search;
  const query = { state, ...(text !== undefined && { text }), page };
  const { data, error } = useQuery({ ...transfersQuery(api, query), enabled: first !== undefined });
  const [wanted, setWanted] = useState(text ?? '');
  const go = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/backoffice/invoices',
      search: readTransferSearch({ ...next, part: 'transfers' }) ?? {},
      resetScroll: false,
    });
  return (
    <>
      <h1 className="mb-5 text-h1">{t(isProvider ? 'transfers.back' : 'transfers.title')}</h1>
      <InvoiceParts at="transfers" />
      {isProvider ? (
        <p className="mb-6 max-w-[640px]">{t('transfers.provider')}</p>
      ) : (
        <>
          <StatementUpload />
          <h2 className="mt-10 mb-4 text-h3">{t('transfers.list')}</h2>
        </>
      )}
      <div role="group" aria-label={t('transfers.filters')} className="grid items-start gap-3 @3xl:grid-cols-[2fr_1fr]">
        <FindForm
          label={t('transfers.find')}
          hint={t('transfers.findHint')}
          button={t('invoices.search')}
          value={wanted}
          maxLength={100}
          onChange={setWanted}
          onFind={() => go({ state, text: wanted })}
        />
        <Select
          id="state"
          label={t('invoices.status')}
          value={state}
          onChange={({ target: { value } }) => go({ text, state: value })}
          options={(isProvider ? refundStates : transferStates).map((value) => ({
            value,
            label: t(`transfers.state.${value}`),
          }))}
        />
      </div>
      <TableHead count={data && t('transfers.count', { count: data.paging.total })} />
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {data?.transfers.length === 0 && (
        <EmptyState picture="package" title={t('transfers.none')}>
          <p>{t(`transfers.noneText.${state}`)}</p>
        </EmptyState>
      )}
      {data && data.transfers.length > 0 && (
        <ul className="border-t border-line">
          {data.transfers.map((transfer) => (
            <li key={transfer.payment_id} className="border-b border-line">
              <TransferItem transfer={transfer} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(to) => ({ to: '/backoffice/invoices', search: readTransferSearch({ ...search, page: to }) ?? {} })}
        />
      )}
    </>
  );
}
