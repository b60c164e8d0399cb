import { useQuery } from '@tanstack/react-query';
import type { PaymentShape } from '@lendring/contracts/http/billing.js';
import { useTranslation } from 'react-i18next';
import { paymentQuery } from '../../api/billing.js';
import { day, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';
import { CopyText } from '../../ui/CopyText.js';
import { QrPicture } from '../../ui/QrPicture.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BookingPaidPage } from './BookingPaidPage.js';
import { BackLink } from './components/BackLink.js';
import { LineItems } from '../../ui/LineItems.js';

/** What to transfer, and where to; once nothing is waited for any more, what came of it. */
export function TransferPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation();
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment) return error ? <p role="alert">{errorText(t, error)}</p> : <SkeletonText lines={6} />;
  return payment.transfer ? (
    <Details payment={payment} transfer={payment.transfer} />
  ) : (
    <BookingPaidPage paymentId={paymentId} />
  );
}

const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;

type Props = Readonly<{ payment: PaymentShape; transfer: NonNullable<PaymentShape['transfer']> }>;

function Details({ payment, transfer: { holder, iban, bic, bank, reference, code, until } }: Props) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const rows = [
    [t('transfer.amount'), moneyExact({ minor: payment.amount })],
    [t('transfer.holder'), holder],
    [t('transfer.bic'), bic],
    [t('transfer.bank'), bank],
  ] as const;
  return (
    <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_240px]">
      <div className="flex max-w-[560px] flex-col gap-5">
        <p>{t('transfer.text', { until: day(until, locale, 'year') })}</p>
        <LineItems items={rows.map(([label, value]) => ({ label, value }))} />
        <CopyText label={t('transfer.iban')} value={inFours(iban)} />
        <CopyText label={t('transfer.reference')} hint={t('transfer.referenceHint')} value={inFours(reference)} />
        <div>
          <BackLink payment={payment} />
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
