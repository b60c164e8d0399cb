import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';

export function StrayMoney({ stray }: Readonly<{ stray: NonNullable<PaymentShape['stray']> }>) {
  const { t } = useTranslation('billing');
  return (
    <>
      <p className="title">{t(`stray.${stray}.title`)}</p>
      <p className="mt-1">
        {t(`stray.${stray}.text`)} {t('stray.how')}
      </p>
    </>
  );
}
