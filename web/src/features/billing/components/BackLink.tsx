import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';

/** Back to what a payment was for: an offer that is to be seen more, an ad, or with neither the plan. */
export function BackLink({
  payment: { offer_id: offerId, ad_id: adId },
}: Readonly<{ payment: Pick<PaymentShape, 'offer_id' | 'ad_id'> }>) {
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
  return <ButtonLink to="/plan">{t('back')}</ButtonLink>;
}
