import type { Locale } from '../kernel/ids.js';

/** Languages of the reference texts (spec §3, table "Language"). */
export const languages = [
  { id: 1, title: 'German', currencyIso: 'EUR', currencySymbol: '€' },
  { id: 2, title: 'English', currencyIso: 'GBP', currencySymbol: '£' },
] as const;

export type LocaleEntry = Readonly<{ code: Locale; iso: string; dbId: 1 | 2; prefix: string; name: string }>;

/** Locales of the client; `dbId` is the language of texts and slugs, so Dutch shares the English slugs (spec §3). */
export const locales: Readonly<Record<Locale, LocaleEntry>> = {
  de: { code: 'de', iso: 'de-DE', dbId: 1, prefix: '', name: 'Deutsch' },
  en: { code: 'en', iso: 'en-GB', dbId: 2, prefix: '/en', name: 'English' },
  nl: { code: 'nl', iso: 'nl-NL', dbId: 2, prefix: '/nl', name: 'Nederlands' },
};

export const localeCodes = Object.keys(locales) as readonly Locale[];

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

export const defaultLocale: Locale = 'de';
export const fallbackLocale: Locale = 'en';
