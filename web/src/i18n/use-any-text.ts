import { useTranslation } from 'react-i18next';
import type { AnyText } from './namespaces.js';

/** `t` over all namespaces, for functions that combine several: `t('search:row.free')`, `t('payment.2')`. */
export const useAnyText = (): AnyText => useTranslation().i18n.t as AnyText;
