import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { paymentQuery } from '../../api/billing.js';
import { day, moneyAs, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Card } from '../../ui/Card.js';
import { CopyText } from '../../ui/CopyText.js';
import { LineItems } from '../../ui/LineItems.js';
import { QrPicture } from '../../ui/QrPicture.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BookingPaidPage } from './BookingResultPages.js';
import { BackLink } from './payment-outcome.js';
import { GiveUp } from './pending-payment.js';
import { inFours } from './model.js';
import { useGivingUp } from './payment-actions.js';

/** Money that arrived for a booking but does not pay for it, e.g. a wrong amount. */
function CameOtherwise({ payment: { unmatched, status } }: Readonly<{ payment: PaymentShape }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  if (unmatched.length === 0) return null;
  return (
    <Card ground="sand" className="mb-6 max-w-[560px]">
      {unmatched.map(({ booked_on: on, amount, currency }, index) => (
        <p key={index}>{t('came.otherwise', { day: day(on, locale, 'year'), amount: moneyAs(amount, currency) })}</p>
      ))}
      <p className="mt-1">
        {t(status === 'pending' ? 'came.pending' : 'came.over')}{' '}
        <Link to="/contact" className="underline">
          {t('came.contact')}
        </Link>
      </p>
    </Card>
  );
}

export function TransferPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment) return error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />;
  return (
    <>
      <CameOtherwise payment={payment} />
      {payment.transfer ? (
        <Details payment={payment} transfer={payment.transfer} />
      ) : (
        <BookingPaidPage paymentId={paymentId} />
      )}
    </>
  );
}

type Props = Readonly<{ payment: PaymentShape; transfer: NonNullable<PaymentShape['transfer']> }>;

function Details({ payment, transfer: { holder, iban, bic, bank, reference, code, until } }: Props) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const giving = useGivingUp();
  const what = payment.lines.map(({ text }) => text).join(', ');
  const bankItems = [
    ...(bic === null ? [] : [{ label: t('transfer.bic'), value: bic }]),
    ...(bank === null ? [] : [{ label: t('transfer.bank'), value: bank }]),
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_240px]">
      <div className="flex max-w-[560px] flex-col gap-5">
        <p className="wrap-anywhere">
          <span className="font-bold">{t('transfer.for')}</span> {what}
        </p>
        <p>{t('transfer.text', { until: day(until, locale, 'year') })}</p>
        <LineItems
          items={[
            { label: t('transfer.amount'), value: moneyExact({ minor: payment.amount }) },
            { label: t('transfer.holder'), value: holder },
          ]}
        />
        <CopyText label={t('transfer.iban')} value={inFours(iban)} />
        <CopyText label={t('transfer.reference')} hint={t('transfer.referenceHint')} value={inFours(reference)} />
        {bankItems.length > 0 && <LineItems items={bankItems} />}
        <div className="flex flex-wrap gap-3">
          <BackLink payment={payment} />
          {!payment.renewal && <GiveUp busy={giving.busy} onGiveUp={() => void giving.run(payment)} isTransfer />}
        </div>
      </div>
      <section aria-labelledby="scan">
        <h2 id="scan" className="mb-2 text-h3">
          {t('transfer.scan')}
        </h2>
        <QrPicture text={code} label={t('transfer.scan')} />
        <p className="mt-2 text-small text-muted">{t('transfer.scanText')}</p>
      </section>
    </div>
  );
}
