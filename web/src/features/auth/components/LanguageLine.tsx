import { useLocation } from '@tanstack/react-router';
import { signInHref } from '../../../lib/session/sign-in.js';
import { localeCodes, locales, type Locale } from '../../../i18n/locale.js';
import { toInternal, toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { cx } from '../../../ui/cx.js';

const back = (to: string, locale: Locale): string => {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return toLocal(toInternal(path), locale) + rest;
};

/**
 * Links to this page in other languages, keeping query parameters such as the mail's token. A sign-in restarts, so that
 * its target page is in the new language too.
 */
export function LanguageLine() {
  const now = useLocale();
  const {
    pathname,
    searchStr,
    search: { to },
  } = useLocation();
  const hrefOf = (locale: Locale): string =>
    typeof to === 'string' && (pathname === '/auth/sign-in' || pathname === '/auth/register') && locale !== now
      ? signInHref(back(to, locale), locale, pathname === '/auth/register')
      : toLocal(pathname, locale) + searchStr;
  return (
    <ul className="m-0 flex list-none gap-1 p-0">
      {localeCodes.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            hrefLang={locale}
            lang={locale}
            aria-label={locales[locale].name}
            {...(locale === now ? { 'aria-current': 'true' as const } : {})}
            className={cx(
              'grid min-h-11 min-w-10 place-items-center rounded-sm text-small uppercase no-underline hover:bg-mist',
              locale === now ? 'font-bold text-teal-deep' : 'text-muted',
            )}
          >
            {locale}
          </a>
        </li>
      ))}
    </ul>
  );
}
