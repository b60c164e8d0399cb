import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { allInvoicesQuery } from '../../../api/invoice-book.js';
import { day, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { type Column, DataTable } from '../../../parts/table/DataTable.js';
import { PagedTable } from '../../../parts/table/PagedTable.js';
import { columnsIn, narrowing } from '../../../parts/table/table-search.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { FindForm } from '../../../ui/FindForm.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { InvoiceStanding } from '../invoice-details.js';
import { Customer } from './Customer.js';
import { InvoiceParts } from './TransfersPage.js';
import { everyInvoice, type InvoiceColumn, invoiceColumns, invoiceFile, usualColumns } from './invoice-columns.js';
import {
  invoiceQuestion,
  type InvoiceSearch,
  invoicesTarget,
  invoiceStatuses,
  readInvoiceSearch,
  readWanted,
  wantedIn,
} from './search.js';

const buyerOf = (t: TFunction<'bookkeeping'>, { buyer }: AnyInvoiceRow): string =>
  buyer ? (buyer.company ?? buyer.name) : t('invoices.forgotten');

const columnsOf = (
  t: TFunction<'bookkeeping'>,
): Readonly<Record<InvoiceColumn, Omit<Column<AnyInvoiceRow>, 'name' | 'text'>>> => {
  const amount = (of: (invoice: AnyInvoiceRow) => number) => ({
    right: true,
    cell: (invoice: AnyInvoiceRow) => <span className="whitespace-nowrap">{moneyExact({ minor: of(invoice) })}</span>,
  });
  return {
    // On phones the status is shown below the number: amounts next to the number would overflow.
    status: { order: 'ascending', roomy: true, cell: (invoice) => <InvoiceStanding invoice={invoice} /> },
    issued: { order: 'descending', cell: (invoice) => <TableDay value={invoice.issued_on} /> },
    paid: { roomy: true, cell: ({ paid_on: paid }) => paid && <TableDay value={paid} /> },
    buyer: { order: 'ascending', roomy: true, cell: (invoice) => buyerOf(t, invoice) },
    customer: { roomy: true, cell: ({ owner }) => <Customer owner={owner} /> },
    net: { roomy: true, ...amount(({ net }) => net) },
    vat: { roomy: true, ...amount(({ vat }) => vat) },
    gross: { order: 'descending', ...amount(({ gross }) => gross) },
  };
};

function TableDay({ value }: Readonly<{ value: string }>) {
  const locale = useLocale();
  return (
    <span className="whitespace-nowrap">
      <span className="lg:hidden">{day(value, locale, 'figures')}</span>
      <span className="max-lg:hidden">{day(value, locale, 'year')}</span>
    </span>
  );
}

type InvoiceTableProps = Readonly<{
  invoices: readonly AnyInvoiceRow[];
  shown: readonly InvoiceColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function InvoiceTable({ invoices, shown, sort, onSort }: InvoiceTableProps) {
  const { t } = useTranslation('bookkeeping');
  const columns = columnsOf(t);
  const number: Column<AnyInvoiceRow> = {
    name: 'number',
    text: t('invoices.number'),
    order: 'descending',
    cell: (invoice) => (
      <>
        <Link
          to="/backoffice/invoices/$invoiceId"
          params={{ invoiceId: invoice.invoice_id }}
          className="font-bold whitespace-nowrap"
        >
          {invoice.number}
        </Link>
        {shown.includes('status') && (
          <span className="block md:hidden">
            <InvoiceStanding invoice={invoice} />
          </span>
        )}
        <span className="block md:hidden">{buyerOf(t, invoice)}</span>
      </>
    ),
  };
  return (
    <DataTable
      caption={t('invoices.title')}
      rows={invoices}
      keyOf={(invoice) => invoice.invoice_id}
      columns={[number, ...shown.map((name) => ({ name, text: t(`invoices.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
    />
  );
}

type AllInvoicesPageProps = Readonly<{ search: InvoiceSearch; go: (search: InvoiceSearch) => void }>;

function InvoiceFilters({ search, go }: AllInvoicesPageProps) {
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
  const { data, error } = useQuery(allInvoicesQuery(api, invoiceQuestion(search)));
  const { page: _, ...kept } = search;
  const isNarrowed = [kept.text, kept.user, kept.status, kept.month].some((one) => one !== undefined);
  const go = (next: InvoiceSearch) => void navigate({ ...invoicesTarget(next), resetScroll: false });
  const shown = columnsIn(search, invoiceColumns) ?? usualColumns;
  return (
    <>
      <h1 className="mb-5 text-h1">{t('invoices.title')}</h1>
      <InvoiceParts at="invoices" />
      <InvoiceFilters key={wantedIn(kept)} search={kept} go={go} />
      <PagedTable
        rows={data?.invoices}
        paging={data?.paging}
        error={error}
        count={(count) => t('invoices.count', { count })}
        columns={{
          all: invoiceColumns.map((name) => ({ name, text: t(`invoices.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('invoices.title'),
          read: (told) => everyInvoice(api, invoiceQuestion(kept), told),
          ...invoiceFile({ t, status, office, locale }),
        }}
        none={
          <EmptyState picture="package" title={t('invoices.none')}>
            <p>{t(isNarrowed ? 'invoices.noneText' : 'invoices.noneYet')}</p>
          </EmptyState>
        }
        link={(page) => invoicesTarget({ ...kept, ...(page > 1 && { page }) })}
      >
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            shown={shown}
            sort={search.sort ?? '-issued'}
            onSort={(sort) => go(readInvoiceSearch({ ...kept, sort }, kept.text))}
          />
        )}
      </PagedTable>
    </>
  );
}
