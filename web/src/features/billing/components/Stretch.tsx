import type { FeatureShape } from '@lendring/contracts/http/features.js';
import { useTranslation } from 'react-i18next';
import { moment } from '../../../lib/dates/moment.js';
import { useLocale } from '../../../i18n/use-locale.js';

type Props = Readonly<{
  sold: Pick<FeatureShape, 'days' | 'running'>;
  until: string | null;
  /** Paid by bank transfer: the payment date is unknown. */ isTransfer: boolean;
}>;

export function Stretch({ sold: { days, running }, until, isTransfer }: Props) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  if (days === null || until === null) return t('promote.willStay');
  if (!isTransfer) return t('promote.willRun', { until: moment(until, locale) });
  return t(running ? 'promote.willRunLonger' : 'promote.willRunFor', { count: days });
}
