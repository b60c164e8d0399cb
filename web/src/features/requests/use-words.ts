import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import type { Words } from './words.js';

export const useWords = (): Words => {
  const { t } = useTranslation(['requests', 'common']);
  const { t: common } = useTranslation();
  return { t, common, locale: useLocale(), now: useNow() };
};
