import { addDays } from '@lendring/contracts/kernel/days.js';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { invoiceQuery, withdrawableQuery } from '../../api/billing.js';
import { day, dayRange } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BuyerAddress, InvoiceStanding, Sums } from './invoice-details.js';

export function InvoicePage({ invoiceId }: Readonly<{ invoiceId: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const api = useApi();
  const { data: invoice, error } = useQuery(invoiceQuery(api, invoiceId));
  const { data: withdrawable } = useQuery(withdrawableQuery(api));
  const other = invoice ? (invoice.cancels ?? invoice.credit_note_id) : null;
  const written = (value: string) => day(value, locale, 'year');
  return (
    <>
      {!invoice && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {invoice && (
        <div className="flex max-w-[560px] flex-col gap-5">
          <h2>{invoice.number}</h2>
          <div className="flex flex-wrap items-center gap-3">
            <InvoiceStanding invoice={invoice} />
            <span className="text-muted">{t('invoice.issued', { day: written(invoice.issued_on) })}</span>
            {invoice.paid_on && (
              <span className="text-muted">
                {t(invoice.paid_by === 'account' ? 'invoice.paidByTransfer' : 'invoice.paid', {
                  day: written(invoice.paid_on),
                })}
              </span>
            )}
          </div>
          {other !== null && (
            <p>
              <Link to="/invoices/$invoiceId" params={{ invoiceId: other }} className="underline">
                {t(invoice.cancels === null ? 'invoice.creditNote' : 'invoice.cancels', {
                  number: invoice.other_number ?? '',
                })}
              </Link>
            </p>
          )}
          {invoice.buyer && <BuyerAddress buyer={invoice.buyer} />}
          <Card ground="raised">
            {invoice.term && (
              <p className="mb-2 text-muted">
                {t('invoice.term', { days: dayRange(invoice.term.from, addDays(invoice.term.to, -1), locale, 'year') })}
              </p>
            )}
            <Sums {...invoice} isCredit={invoice.cancels !== null} />
          </Card>
          <div className="flex flex-wrap gap-3">
            <ButtonAnchor href={invoice.url} target="_blank" rel="noopener">
              <Icon icon={Download} />
              {t('invoice.pdf')}
            </ButtonAnchor>
            <ButtonLink to="/invoices" variant="ghost">
              {t('invoices.title')}
            </ButtonLink>
            {withdrawable?.bookings.some((booking) => booking.invoice_id === invoiceId) && (
              <ButtonLink to="/plan/withdraw" variant="ghost">
                {t('withdraw.action')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}
