/** Languages of the client (spec §9): German has no prefix. `dbId` is the `lang` field of calls (spec §3). */
export const locales = {
  de: { iso: 'de-DE', dbId: 1, prefix: '', name: 'Deutsch' },
  en: { iso: 'en-GB', dbId: 2, prefix: '/en', name: 'English' },
  nl: { iso: 'nl-NL', dbId: 2, prefix: '/nl', name: 'Nederlands' },
} as const;

export type Locale = keyof typeof locales;
export const localeCodes = Object.keys(locales) as readonly Locale[];
export const defaultLocale: Locale = 'de';

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

/** The language an address is written in: `/en/search/tent` → `en`. */
export const localeOf = (pathname: string): Locale => {
  const first = pathname.split('/', 2)[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
};
