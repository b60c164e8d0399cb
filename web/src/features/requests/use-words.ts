import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import type { Words } from './words.js';

const minute = 60_000;

/** Texts, language and the time, which moves on while a page stays open. */
export const useWords = (): Words => {
  const { t } = useTranslation(['requests', 'common']);
  const { t: common } = useTranslation();
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minute);
    return () => clearInterval(timer);
  }, []);
  return { t, common, locale, now };
};
