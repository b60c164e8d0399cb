import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { useTranslation } from 'react-i18next';
import { paymentMoved, paymentQuery } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BackLink } from './components/BackLink.js';
import { Failed } from './components/Failed.js';
import { StrayMoney } from './components/StrayMoney.js';

type Standing = 'back' | 'granted' | 'waits' | 'failed';

const standingOf = ({ status, granted, owed_back: owed }: PaymentShape): Standing => {
  if (owed || status === 'refunded') return 'back';
  if (granted) return 'granted';
  return status === 'pending' ? 'waits' : 'failed';
};

/** Return page after checkout. The provider's webhook may arrive later than the buyer. */
export function BookingPaidPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
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
        {!standing && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={3} />)}
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
