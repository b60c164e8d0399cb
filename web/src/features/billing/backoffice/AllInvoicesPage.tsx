import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allInvoicesQuery } from '../../../api/invoice-book.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { ColumnChoice } from '../../../ui/table/ColumnChoice.js';
import { columnsIn } from '../../../ui/table/table-search.js';
import { TableFile } from '../../../ui/table/TableFile.js';
import { TableHead } from '../../../ui/table/TableHead.js';
import { invoiceColumns, usualColumns } from './invoice-columns.js';
import { invoiceQuestion, readInvoiceSearch, type InvoiceSearch } from './invoice-search.js';
import { InvoiceFilters } from './InvoiceFilters.js';
import { everyInvoice, invoiceFile } from './invoices-file.js';
import { InvoiceParts } from './InvoiceParts.js';
import { InvoiceTable } from './InvoiceTable.js';

/** Everybody's invoices, narrowed and put in order by the address. */
export function AllInvoicesPage({ search }: Readonly<{ search: InvoiceSearch }>) {
  const { t } = useTranslation('bookkeeping');
  const { t: office } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { t: status } = useTranslation('billing');
  const locale = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const { data, error } = useQuery(allInvoicesQuery(api, invoiceQuestion(search)));
  const { page: _, ...kept } = search;
  const go = (next: InvoiceSearch) => void navigate({ to: '/backoffice/invoices', search: next, resetScroll: false });
  const shown = columnsIn(search, invoiceColumns) ?? usualColumns;
  return (
    <>
      <h1 className="mb-5 text-h1">{t('invoices.title')}</h1>
      <InvoiceParts at="invoices" />
      <InvoiceFilters key={kept.number ?? kept.user ?? ''} search={kept} go={go} />
      <TableHead count={data && t('invoices.count', { count: data.paging.total })}>
        {data && data.paging.total > 0 && (
          <>
            <ColumnChoice
              label={office('columns')}
              columns={invoiceColumns.map((name) => ({ name, text: t(`invoices.${name}`) }))}
              chosen={shown}
              onChange={(columns) => go({ ...search, columns: columns.join(',') })}
            />
            <TableFile
              name="lendring-invoices.csv"
              read={(told) => everyInvoice(api, invoiceQuestion(kept), told)}
              {...invoiceFile({ t, status, locale })}
            />
          </>
        )}
      </TableHead>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
      {data?.invoices.length === 0 && (
        <EmptyState picture="package" title={t('invoices.none')}>
          <p>{t('invoices.noneText')}</p>
        </EmptyState>
      )}
      {data && data.invoices.length > 0 && (
        <InvoiceTable
          invoices={data.invoices}
          shown={shown}
          sort={search.sort ?? '-issued'}
          onSort={(sort) => go(readInvoiceSearch({ ...kept, sort }))}
        />
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/invoices', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </>
  );
}
