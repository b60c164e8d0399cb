import { addDays } from '@lendring/contracts/kernel/days.js';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { anyInvoiceQuery } from '../../../api/bookkeeping.js';
import { day, dayRange } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { BuyerAddress, InvoiceStanding, Sums } from '../invoice-details.js';
import { Customer } from './Customer.js';
import { TakeBack } from './TakeBack.js';

export function AnyInvoicePage({ invoiceId }: Readonly<{ invoiceId: string }>) {
  const { t } = useTranslation('bookkeeping');
  const { t: billing } = useTranslation('billing');
  const locale = useLocale();
  const { data: invoice, error } = useQuery(anyInvoiceQuery(useApi(), invoiceId));
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === invoice?.owner.user_id;
  const written = (value: string) => day(value, locale, 'year');
  if (!invoice) return error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />;
  const other = invoice.cancels ?? invoice.credit_note_id;
  return (
    <div className="flex max-w-[640px] flex-col gap-5">
      <p>
        <Link to="/backoffice/invoices">{t('invoices.back')}</Link>
      </p>
      <h1 className="text-h1">{invoice.number}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <InvoiceStanding invoice={invoice} />
        <span className="text-muted">{billing('invoice.issued', { day: written(invoice.issued_on) })}</span>
        {invoice.paid_on && (
          <span className="text-muted">
            {billing(invoice.paid_by === 'account' ? 'invoice.paidByTransfer' : 'invoice.paid', {
              day: written(invoice.paid_on),
            })}
          </span>
        )}
      </div>
      {invoice.noted && (
        <p className="wrap-anywhere">
          {t('invoices.noted', { day: written(invoice.noted.booked_on), note: invoice.noted.note })}
        </p>
      )}
      {invoice.withdrawn_on && <p>{t('invoices.withdrawn', { day: written(invoice.withdrawn_on) })}</p>}
      {invoice.reason !== null && (
        <p className="whitespace-pre-line wrap-anywhere">{t('invoices.wasTakenBack', { reason: invoice.reason })}</p>
      )}
      {other !== null && (
        <p>
          <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId: other }}>
            {billing(invoice.cancels === null ? 'invoice.creditNote' : 'invoice.cancels', {
              number: invoice.other_number ?? '',
            })}
          </Link>
        </p>
      )}
      {invoice.buyer ? <BuyerAddress buyer={invoice.buyer} /> : <p className="text-muted">{t('invoices.forgotten')}</p>}
      <p>
        {t('invoices.customer')}: <Customer owner={invoice.owner} />
        <Link to="/backoffice/invoices" search={{ user: invoice.owner.user_id }} className="block">
          {t('invoices.allOf')}
        </Link>
      </p>
      <Card ground="raised">
        {invoice.term && (
          <p className="mb-2 text-muted">
            {billing('invoice.term', {
              days: dayRange(invoice.term.from, addDays(invoice.term.to, -1), locale, 'year'),
            })}
          </p>
        )}
        <Sums {...invoice} />
      </Card>
      <div className="flex flex-wrap gap-3">
        {invoice.buyer && (
          <ButtonAnchor href={invoice.url} target="_blank" rel="noopener">
            <Icon icon={Download} />
            {billing('invoice.pdf')}
          </ButtonAnchor>
        )}
        {invoice.buyer && !isOwn && <TakeBack key={invoice.invoice_id} invoice={invoice} email={invoice.buyer.email} />}
      </div>
    </div>
  );
}
