import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoicesQuery, ownPlanQuery } from '../../api/billing.js';
import { day, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Pagination } from '../../ui/Pagination.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { PendingTransfer } from './pending-payment.js';
import { InvoiceStanding } from './invoice-details.js';

export function InvoicesPage({ page }: Readonly<{ page: number }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const api = useApi();
  const { data, error } = useQuery(invoicesQuery(api, page));
  const { data: plan } = useQuery(ownPlanQuery(api));
  return (
    <>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {plan?.pending && (
        <div className="mb-5">
          <PendingTransfer paymentId={plan.pending.payment_id} />
        </div>
      )}
      {data && data.invoices.length === 0 && (
        <EmptyState picture="package" title={t('invoices.none')}>
          <p>{t('invoices.noneText')}</p>
        </EmptyState>
      )}
      {data && data.invoices.length > 0 && (
        <>
          <ul className="max-w-[720px]">
            {data.invoices.map((invoice) => (
              <li key={invoice.invoice_id} className="border-b border-line">
                <Link
                  to="/invoices/$invoiceId"
                  params={{ invoiceId: invoice.invoice_id }}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4 text-ink no-underline hover:[&_.title]:underline"
                >
                  <span>
                    <span className="title block">{invoice.number}</span>
                    <span className="text-small text-muted">{day(invoice.issued_on, locale, 'year')}</span>
                  </span>
                  <span className="flex items-center gap-3">
                    <InvoiceStanding invoice={invoice} />
                    <span className="font-bold whitespace-nowrap">{moneyExact({ minor: invoice.gross })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <Link to="/account/paymentmethod" className="underline">
              {t('methodTitle')}
            </Link>
          </p>
          <Pagination {...data.paging} link={(to) => ({ to: '/invoices', search: to > 1 ? { page: to } : {} })} />
        </>
      )}
    </>
  );
}
