import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';

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
