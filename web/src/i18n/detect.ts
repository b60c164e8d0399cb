import { defaultLocale, isLocale, locales, type Locale } from './locale.js';

/** Cookie of the chosen language, valid for 365 days (spec §9). */
export const languageCookie = { name: 'lang', maxAge: 365 * 24 * 60 * 60 } as const;

/**
 * Language of a visitor: the `lang` cookie, else the best match of `Accept-Language`, else English (spec §9). German
 * without that header (crawlers), since `/` is German.
 */
export const detectLocale = (cookie: string | undefined, acceptLanguage: string | undefined): Locale => {
  if (isLocale(cookie)) return cookie;
  if (!acceptLanguage?.trim()) return defaultLocale;
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return wanted.some(({ language }) => language === '*') ? defaultLocale : 'en';
};

/**
 * Redirect target for a visitor of `/`, or null to stay. Only `/` redirects, and never on internal navigation
 * (`Sec-Fetch-Site: same-origin`), since the visitor chose German there.
 */
export const rootRedirect = (
  ask: Readonly<{
    pathname: string;
    cookie?: string | undefined;
    acceptLanguage?: string | undefined;
    fetchSite?: string | undefined;
  }>,
): string | null => {
  if (ask.pathname !== '/' || ask.fetchSite === 'same-origin') return null;
  return locales[detectLocale(ask.cookie, ask.acceptLanguage)].prefix || null;
};
