import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import type { Locale } from '../../i18n/locale.js';

export const reasonText = (typeId: number, locale: Locale): string =>
  reportTypes.find(({ id }) => id === typeId)?.title[locale] ?? String(typeId);
