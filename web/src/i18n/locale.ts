import type { Locale } from '@lendring/contracts/kernel/ids.js';

export { localeOf } from '@lendring/contracts/pages/address.js';
export { defaultLocale, isLocale, localeCodes, locales } from '@lendring/contracts/reference/languages.js';
export type { Locale };
