import { languageCookie } from '../i18n/detect.js';
import { localeCodes, locales, type Locale } from '../i18n/locale.js';
import { useLocale } from '../i18n/use-locale.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useSession } from '../lib/session/session-context.js';
import { useAlternates } from './use-alternates.js';

/** Cookie for a year (spec §9); `/` redirects to this language. */
const remember = (locale: Locale): void => {
  document.cookie = `${languageCookie.name}=${locale}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`;
};

/**
 * Plain links: another language is another page. Choosing one also changes the mail language of signed-in users; the
 * settings can change that separately.
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
