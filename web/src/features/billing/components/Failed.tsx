import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';
import { endOf } from '../model.js';
import { StrayMoney } from './StrayMoney.js';

export function Failed({ payment }: Readonly<{ payment: PaymentShape }>) {
  const { t } = useTranslation('billing');
  const end = endOf(payment);
  const isTransfer = payment.way === 'account';
  // Bank transfers are refunded manually.
  if (payment.stray && !isTransfer) return <StrayMoney stray={payment.stray} />;
  return (
    <>
      <p className="title">{t(`ended.${end}.title`)}</p>
      <p className="mt-1">{t(`ended.${end}.${isTransfer ? 'transfer' : 'text'}`)}</p>
    </>
  );
}
