import { useTranslation } from 'react-i18next';
import type { Locale } from './locale.js';

export const useLocale = (): Locale => useTranslation().i18n.language as Locale;
