import { useLocation } from '@tanstack/react-router';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { cx } from '../../../ui/cx.js';

/** The page in the other languages, with its address' fields: the sign-in in progress or the mail's token go along. */
export function LanguageLine() {
  const now = useLocale();
  const { pathname, searchStr } = useLocation();
  return (
    <ul className="m-0 flex list-none gap-1 p-0">
      {localeCodes.map((locale) => (
        <li key={locale}>
          <a
            href={toLocal(pathname, locale) + searchStr} hrefLang={locale} lang={locale} aria-label={locales[locale].name} {...(locale === now ? { 'aria-current': 'true' as const } : {})}
            className={cx('grid min-h-11 min-w-10 place-items-center rounded-sm text-small uppercase no-underline hover:bg-mist', locale === now ? 'font-bold text-teal-deep' : 'text-muted')}
          >
            {locale}
          </a>
        </li>
      ))}
    </ul>
  );
}
