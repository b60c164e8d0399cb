import { useTranslation } from 'react-i18next';
import { reportCaseQuery } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { caseText } from './words.js';

/** Tab title; moderators keep several cases open at once. */
export const useCaseTitle = (caseId: string): string => {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data: one } = useQuery(reportCaseQuery(useApi(), caseId));
  return `${one ? caseText(t, words, locale, one) : t('case.title')} · ${common('brand')}`;
};
