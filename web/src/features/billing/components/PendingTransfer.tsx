import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paymentQuery } from '../../../api/billing.js';
import { day, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

export function PendingTransfer({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const { data: payment } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment?.transfer) return null;
  return (
    <p className="mt-1">
      {t('pending.transfer', {
        amount: moneyExact({ minor: payment.amount }),
        until: day(payment.transfer.until, locale, 'year'),
      })}{' '}
      <Link to="/transfer/$paymentId" params={{ paymentId }} className="underline">
        {t('pending.toTransfer')}
      </Link>
    </p>
  );
}
