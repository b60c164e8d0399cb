import { useRouterState } from '@tanstack/react-router';
import { languageCookie } from '../i18n/detect.js';
import { type Locale, localeCodes, locales } from '../i18n/locale.js';
import { toLocal } from '../i18n/rewrite.js';
import { useLocale } from '../i18n/use-locale.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useSession } from '../lib/session/session-context.js';

type HeadLink = Readonly<{ rel?: string; hrefLang?: string; href?: string }>;

const useAlternates = (): Record<Locale, string> => {
  const { pathname, query, links } = useRouterState({
    select: (state) => ({
      pathname: state.location.pathname,
      query: state.location.searchStr,
      links: state.matches
        .flatMap((match) => (match.links ?? []) as HeadLink[])
        .filter((link) => link?.rel === 'alternate'),
    }),
    structuralSharing: true,
  });
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const named = links.find((link) => link.hrefLang === locale)?.href;
      return [locale, (named ? new URL(named).pathname : toLocal(pathname, locale)) + query];
    }),
  ) as Record<Locale, string>;
};

/** Stores the language in a cookie for a year (spec §9); `/` redirects to this language. */
const remember = (locale: Locale): void => {
  document.cookie = `${languageCookie.name}=${locale}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`;
};

/**
 * Plain links, because another language is another page. Choosing a language also changes the mail language of
 * signed-in users, which the settings can change separately.
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
