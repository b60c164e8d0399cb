import { useTranslation } from 'react-i18next';
import { paymentQuery } from '../../../api/billing.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';

export function PayLink({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { data: payment } = useQuery(paymentQuery(useApi(), paymentId));
  if (payment?.page) return <ButtonAnchor href={payment.page}>{t('pending.pay')}</ButtonAnchor>;
  return (
    <ButtonLink to="/plan/booking/$paymentId/$result" params={{ paymentId, result: 'cancelled' }}>
      {t('pending.pay')}
    </ButtonLink>
  );
}
