import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { paymentMoved, paymentQuery } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { moment } from '../../lib/dates/moment.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Sums } from './invoice-details.js';
import { useGivingUp } from './payment-actions.js';
import { BackLink, Failed, StrayMoney } from './payment-outcome.js';
import { GiveUp } from './pending-payment.js';

type Standing = 'back' | 'granted' | 'waits' | 'failed';

const standingOf = ({ status, granted, owed_back: owed }: PaymentShape): Standing => {
  if (owed || status === 'refunded') return 'back';
  if (granted) return 'granted';
  return status === 'pending' ? 'waits' : 'failed';
};

/** Return page after checkout. The provider's webhook may arrive later than the buyer. */
export function BookingPaidPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const queries = useQueryClient();
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId, true));
  const status = payment?.status;
  useEffect(() => {
    if (status === 'paid') void paymentMoved(queries);
  }, [queries, status]);
  const standing = payment ? standingOf(payment) : null;
  return (
    <>
      <div aria-live="polite">
        {!standing && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
        {payment && standing && (
          <Card ground={standing === 'granted' ? 'tint' : 'sand'} className="max-w-[560px]">
            {standing === 'failed' ? (
              <Failed payment={payment} />
            ) : (
              <>
                <p className="title">{t(`paid.${standing}.title`)}</p>
                <p className="mt-1">
                  {standing === 'back'
                    ? t(payment.ad_id ? 'paid.back.textOfAd' : 'paid.back.text')
                    : t(`paid.${standing}.${payment.offer_id ? 'textOfOffer' : payment.ad_id ? 'textOfAd' : 'text'}`)}
                </p>
                {standing === 'granted' && <Bought payment={payment} />}
              </>
            )}
            {standing !== 'failed' && payment.stray && payment.way !== 'account' && (
              <div className="mt-4">
                <StrayMoney stray={payment.stray} />
              </div>
            )}
            <div className="mt-4 flex flex-wrap gap-3">
              <BackLink payment={payment} />
              {standing === 'granted' && payment.invoice && (
                <ButtonLink
                  to="/invoices/$invoiceId"
                  params={{ invoiceId: payment.invoice.invoice_id }}
                  variant="ghost"
                >
                  {t('paid.invoice', { number: payment.invoice.number })}
                </ButtonLink>
              )}
              {standing === 'back' && (
                <ButtonLink to="/invoices" variant="ghost">
                  {t('invoices.title')}
                </ButtonLink>
              )}
            </div>
          </Card>
        )}
      </div>
    </>
  );
}

function Bought({ payment: { lines, invoice } }: Readonly<{ payment: PaymentShape }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  return (
    <div className="mt-3">
      <p className="font-bold wrap-anywhere">{lines[0]?.text}</p>
      {invoice?.term && <p>{t('paid.until', { day: day(addDays(invoice.term.to, -1), locale, 'year') })}</p>}
    </div>
  );
}

function Unpaid({ payment, page }: Readonly<{ payment: PaymentShape; page: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const giving = useGivingUp();
  const { renewal, lines, amount, transfer, until } = payment;
  // Show no deadline for a failed card renewal, because the payment is retried.
  const lapses = !renewal && until ? moment(until, locale) : null;
  const last = transfer ? day(transfer.until, locale, 'year') : lapses;
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return (
    <>
      <p className="title">{t(renewal ? 'unpaid.renewal' : 'unpaid.text')}</p>
      {last && <p className="mt-1">{t(renewal ? 'unpaid.untilRenewal' : 'unpaid.until', { until: last })}</p>}
      <div className="mt-3">
        <Sums lines={lines} net={net} vat={amount - net} gross={amount} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor href={page}>{t('pending.pay')}</ButtonAnchor>
        {renewal ? (
          <BackLink payment={payment} />
        ) : (
          <GiveUp busy={giving.busy} onGiveUp={() => void giving.run(payment)} isTransfer={transfer !== null} />
        )}
      </div>
    </>
  );
}

export function BookingCancelledPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment) return error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />;
  return (
    <Card ground="raised" className="max-w-[560px]">
      {payment.page ? (
        <Unpaid payment={payment} page={payment.page} />
      ) : (
        <>
          {payment.status === 'failed' ? (
            <Failed payment={payment} />
          ) : (
            <p>{t(payment.status === 'pending' ? 'unpaid.underway' : 'unpaid.over')}</p>
          )}
          <div className="mt-4">
            <BackLink payment={payment} />
          </div>
        </>
      )}
    </Card>
  );
}
