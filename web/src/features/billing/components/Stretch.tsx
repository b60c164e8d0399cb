import type { FeatureShape } from '@lendring/contracts/http/features.js';
import { useTranslation } from 'react-i18next';
import { moment } from '../../../lib/moment.js';
import { useLocale } from '../../../i18n/use-locale.js';

type Props = Readonly<{
  sold: Pick<FeatureShape, 'days' | 'running'>;
  /** As it is quoted: were it paid now. */ until: string | null;
  /** Nobody knows on which day the money comes. */ isTransfer: boolean;
}>;

/** How long what is booked runs. */
export function Stretch({ sold: { days, running }, until, isTransfer }: Props) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  if (days === null || until === null) return t('promote.willStay');
  if (!isTransfer) return t('promote.willRun', { until: moment(until, locale) });
  return t(running ? 'promote.willRunLonger' : 'promote.willRunFor', { count: days });
}
