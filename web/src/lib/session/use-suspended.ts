import { useTranslation } from 'react-i18next';
import { moment } from '../dates/moment.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSession } from './session-context.js';

export const useSuspended = (): string | null => {
  const { t } = useTranslation('suspended');
  const session = useSession();
  const locale = useLocale();
  if (session.status !== 'in' || !session.suspended) return null;
  const { until } = session.suspended;
  return until === null ? t('forGood') : t('until', { when: moment(until, locale) });
};
