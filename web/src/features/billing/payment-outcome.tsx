import { useTranslation } from 'react-i18next';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { endOf } from './model.js';

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

export function Failed({ payment }: Readonly<{ payment: PaymentShape }>) {
  const { t } = useTranslation('billing');
  const end = endOf(payment);
  const isTransfer = payment.way === 'account';
  // Exclude bank transfers, which are refunded manually.
  if (payment.stray && !isTransfer) return <StrayMoney stray={payment.stray} />;
  return (
    <>
      <p className="title">{t(`ended.${end}.title`)}</p>
      <p className="mt-1">{t(`ended.${end}.${isTransfer ? 'transfer' : 'text'}`)}</p>
    </>
  );
}

export function BackLink({
  payment: { offer_id: offerId, ad_id: adId, failure, renewal, stray },
}: Readonly<{ payment: PaymentShape }>) {
  const { t } = useTranslation('billing');
  if (offerId)
    return (
      <ButtonLink to="/offer/$offerId/promote" params={{ offerId }} search={{}}>
        {t('promote.back')}
      </ButtonLink>
    );
  if (adId)
    return (
      <ButtonLink to="/account/ads/$adId" params={{ adId }}>
        {t('backToAd')}
      </ButtonLink>
    );
  const isAgain = (failure === 'declined' || failure === 'expired') && !renewal && stray === null;
  return <ButtonLink to="/plan">{t(isAgain ? 'ended.again' : 'back')}</ButtonLink>;
}
