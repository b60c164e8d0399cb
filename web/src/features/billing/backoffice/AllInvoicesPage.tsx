import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allInvoicesQuery } from '../../../api/bookkeeping.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ListTable } from '../../../parts/table/ListTable.js';
import { narrowing } from '../../../parts/table/list.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { FindForm } from '../../../ui/FindForm.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { InvoiceParts } from './TransfersPage.js';
import {
  invoiceList,
  invoiceQuestion,
  type InvoiceSearch,
  invoicesTarget,
  invoiceStatuses,
  readInvoiceSearch,
  readWanted,
  wantedIn,
} from './invoice-list.js';

type Props = Readonly<{ search: InvoiceSearch; go: (search: InvoiceSearch) => void }>;

function InvoiceFilters({ search, go }: Props) {
  const { t } = useTranslation('bookkeeping');
  const { t: billing } = useTranslation('billing');
  const [wanted, setWanted] = useState(wantedIn(search));
  const choose = narrowing(search, readInvoiceSearch, go);
  const find = () => {
    const { text: _, user: __, ...rest } = search;
    go({ ...rest, ...readWanted(wanted) });
  };
  return (
    <div
      role="group"
      aria-label={t('invoices.filters')}
      className="grid items-start gap-3 @3xl:grid-cols-[2fr_1fr_1fr]"
    >
      <FindForm
        label={t('invoices.find')}
        hint={t('invoices.findHint')}
        button={t('invoices.search')}
        value={wanted}
        maxLength={200}
        onChange={setWanted}
        onFind={find}
      />
      <Select
        id="status"
        label={t('invoices.status')}
        value={search.status ?? ''}
        onChange={choose('status')}
        options={[
          { value: '', label: t('invoices.any') },
          ...invoiceStatuses.map((value) => ({ value, label: billing(`status.${value}`) })),
        ]}
      />
      <TextField
        id="month"
        type="month"
        label={t('invoices.month')}
        value={search.month ?? ''}
        onChange={choose('month')}
      />
    </div>
  );
}

export function AllInvoicesPage({ search }: Readonly<{ search: InvoiceSearch }>) {
  const { t } = useTranslation('bookkeeping');
  const { t: status } = useTranslation('billing');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const question = invoiceQuestion(search);
  const { data, error } = useQuery(allInvoicesQuery(api, question));
  const { page: _, ...kept } = search;
  const isNarrowed = [kept.text, kept.user, kept.status, kept.month].some((one) => one !== undefined);
  const go = (next: InvoiceSearch) => void navigate({ ...invoicesTarget(next), resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('invoices.title')}</h1>
      <InvoiceParts at="invoices" />
      <InvoiceFilters key={wantedIn(kept)} search={kept} go={go} />
      <ListTable
        list={invoiceList}
        words={{ t, status, office, locale }}
        search={search}
        go={(next) => go(readInvoiceSearch(next, search.text))}
        link={(next) => invoicesTarget(readInvoiceSearch(next, search.text))}
        rows={data?.invoices}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { invoices: rows, paging } = await api.post('/invoice_search', { body: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('invoices.count', { count })}
        none={
          <EmptyState picture="package" title={t('invoices.none')}>
            <p>{t(isNarrowed ? 'invoices.noneText' : 'invoices.noneYet')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
