import { languageCookie } from '../i18n/detect.js';
import { localeCodes, locales, type Locale } from '../i18n/locale.js';
import { useLocale } from '../i18n/use-locale.js';
import { useApi } from '../lib/api-context.js';
import { useSession } from '../lib/session-context.js';
import { useAlternates } from './use-alternates.js';

/** Keeps the choice for a year (spec §9), so that the root leads there. */
const remember = (locale: Locale): void => {
  document.cookie = `${languageCookie.name}=${locale}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`;
};

/**
 * Plain addresses: a new language is a new page. Mails to who is signed in follow; the settings can part them again.
 */
export function LanguageLinks({ className }: Readonly<{ className: string }>) {
  const now = useLocale();
  const alternates = useAlternates();
  const api = useApi();
  const { status } = useSession();
  return localeCodes.map((locale) => (
    <a
      key={locale}
      href={alternates[locale]}
      hrefLang={locale}
      lang={locale}
      className={className}
      onClick={() => {
        remember(locale);
        if (status === 'in')
          api.patch('/profile', { body: { language: locale } }, { keepalive: true }).catch(() => undefined);
      }}
      {...(locale === now ? { 'aria-current': 'true' as const } : {})}
    >
      {locales[locale].name}
    </a>
  ));
}
