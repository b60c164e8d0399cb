import type { DeliveryShape } from '@lendring/contracts/http/partner.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';

export const useOutcome = () => {
  const { t } = useTranslation('partner');
  return ({ status, problem, duration_ms: duration }: DeliveryShape): string =>
    problem ? t(`delivery.${problem}`) : t('delivery.answered', { status, ms: number(duration) });
};
