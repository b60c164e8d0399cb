import { useTranslation } from 'react-i18next';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { paymentQuery } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { moment } from '../../lib/dates/moment.js';
import { ButtonAnchor } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BackLink } from './components/BackLink.js';
import { Failed } from './components/Failed.js';
import { GiveUp } from './components/GiveUp.js';
import { Sums } from './components/Sums.js';
import { useGivingUp } from './use-giving-up.js';

function Unpaid({ payment, page }: Readonly<{ payment: PaymentShape; page: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const giving = useGivingUp();
  const { renewal, lines, amount, transfer, until } = payment;
  // Failed card renewals are retried, so they have no deadline.
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
  const { t: common } = useTranslation();
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment) return error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />;
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
