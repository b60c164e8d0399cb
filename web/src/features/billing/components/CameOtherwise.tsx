import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day, moneyAs } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Card } from '../../../ui/Card.js';

/** Money that arrived for a booking but does not pay for it, e.g. a wrong amount. */
export function CameOtherwise({ payment: { unmatched, status } }: Readonly<{ payment: PaymentShape }>) {
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
