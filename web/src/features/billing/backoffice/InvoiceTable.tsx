import type { AnyInvoiceShape } from '@lendring/contracts/http/billing.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { personText } from '../../../lib/person-text.js';
import { InvoiceStanding } from '../components/InvoiceStanding.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2.5 pr-3 align-top';
/** Where there is no room, the link says it all. */
const roomy = 'max-md:hidden';

/** Invoices with whom they are for; on a phone whom they are for stands with their number. */
export function InvoiceTable({ invoices }: Readonly<{ invoices: readonly AnyInvoiceShape[] }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const buyerOf = ({ buyer }: AnyInvoiceShape) => (buyer ? (buyer.company ?? buyer.name) : t('invoices.forgotten'));
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t('invoices.title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {t('invoices.number')}
          </th>
          <th scope="col" className={head}>
            {t('invoices.status')}
          </th>
          <th scope="col" className={`${head} ${roomy}`}>
            {t('invoices.buyer')}
          </th>
          <th scope="col" className={`${head} ${roomy}`}>
            {t('invoices.customer')}
          </th>
          <th scope="col" className={`${head} pr-0 text-right`}>
            {t('invoices.gross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.invoice_id} className="border-b border-line hover:bg-tint-2">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                to="/backoffice/invoices/$invoiceId"
                params={{ invoiceId: invoice.invoice_id }}
                className="font-bold"
              >
                {invoice.number}
              </Link>
              <span className="block text-muted">{day(invoice.issued_on, locale, 'year')}</span>
              <span className="block wrap-anywhere md:hidden">{buyerOf(invoice)}</span>
            </th>
            <td className={cell}>
              <InvoiceStanding invoice={invoice} />
            </td>
            <td className={`${cell} ${roomy} wrap-anywhere`}>{buyerOf(invoice)}</td>
            <td className={`${cell} ${roomy} wrap-anywhere`}>{personText(t, invoice.owner)}</td>
            <td className={`${cell} pr-0 text-right whitespace-nowrap`}>{moneyExact({ minor: invoice.gross })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
