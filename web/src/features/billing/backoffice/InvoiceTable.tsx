import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { day, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { DataTable, type Column } from '../../../parts/table/DataTable.js';
import { InvoiceStanding } from '../components/InvoiceStanding.js';
import { Customer } from './Customer.js';
import type { InvoiceColumn } from './invoice-columns.js';

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

type Props = Readonly<{
  invoices: readonly AnyInvoiceRow[];
  shown: readonly InvoiceColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function InvoiceTable({ invoices, shown, sort, onSort }: Props) {
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
