import { languageCookie } from '../i18n/detect.js';
import { localeCodes, locales, type Locale } from '../i18n/locale.js';
import { useLocale } from '../i18n/use-locale.js';
import { useAlternates } from './use-alternates.js';

/** Keeps the choice for a year (spec §9), so that the root leads there. */
const remember = (locale: Locale): void => {
  document.cookie = `${languageCookie.name}=${locale}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`;
};

/** Plain addresses: a new language is a new page. */
export function LanguageLinks({ className }: Readonly<{ className: string }>) {
  const now = useLocale();
  const alternates = useAlternates();
  return localeCodes.map((locale) => (
    <a
      key={locale}
      href={alternates[locale]}
      hrefLang={locale}
      lang={locale}
      className={className}
      onClick={() => remember(locale)}
      {...(locale === now ? { 'aria-current': 'true' as const } : {})}
    >
      {locales[locale].name}
    </a>
  ));
}
