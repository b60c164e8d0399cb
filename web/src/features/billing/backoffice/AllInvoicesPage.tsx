import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allInvoicesQuery } from '../../../api/invoice-book.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { downloadText } from '../../../lib/download-text.js';
import { errorText } from '../../../lib/error-text.js';
import { useAction } from '../../../lib/use-action.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { ColumnChoice } from '../../../ui/table/ColumnChoice.js';
import { columnsIn } from '../../../ui/table/table-search.js';
import { invoiceColumns, usualColumns } from './invoice-columns.js';
import { invoiceQuestion, readInvoiceSearch, type InvoiceSearch } from './invoice-search.js';
import { InvoiceFilters } from './InvoiceFilters.js';
import { everyInvoice, invoicesFile } from './invoices-file.js';
import { InvoiceTable } from './InvoiceTable.js';

/** Everybody's invoices, narrowed and put in order by the address. */
export function AllInvoicesPage({ search }: Readonly<{ search: InvoiceSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { data, error } = useQuery(allInvoicesQuery(useApi(), invoiceQuestion(search)));
  const { page: _, ...kept } = search;
  const go = (next: InvoiceSearch) => void navigate({ to: '/backoffice/invoices', search: next, resetScroll: false });
  const shown = columnsIn(search, invoiceColumns) ?? usualColumns;
  return (
    <>
      <h1 className="mb-5 text-h1">{t('invoices.title')}</h1>
      <InvoiceFilters key={kept.number ?? kept.user ?? ''} search={kept} go={go} />
      <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted">
          {data && t('invoices.count', { count: data.paging.total })}
        </p>
        {data && data.paging.total > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <ColumnChoice
              label={t('columns')}
              columns={invoiceColumns.map((name) => ({ name, text: t(`invoices.${name}`) }))}
              chosen={shown}
              onChange={(columns) => go({ ...search, columns: columns.join(',') })}
            />
            <FileButton search={kept} />
          </div>
        )}
      </div>
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

/** What is listed, as a file: made here, from all pages. */
function FileButton({ search }: Readonly<{ search: InvoiceSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: status } = useTranslation('billing');
  const locale = useLocale();
  const api = useApi();
  const [told, setTold] = useState<{ done: number; total: number } | null>(null);
  const file = useAction({
    send: (_: void) => everyInvoice(api, invoiceQuestion(search), (done, total) => setTold({ done, total })),
    done: (invoices) => {
      setTold(null);
      downloadText('lendring-invoices.csv', 'text/csv', invoicesFile(invoices, { t, status, locale }));
    },
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-small text-muted">
        {file.busy && told && t('invoices.downloading', told)}
      </span>
      <Button variant="ghost" busy={file.busy} onClick={() => void file.run()}>
        <Icon icon={Download} />
        {t('invoices.download')}
      </Button>
    </div>
  );
}
