import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeCodes, locales } from '../../../i18n/locale.js';
import { toInternal, toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { HeaderSlot } from '../../../ui/HeaderSlot.js';
import { cx } from '../../../ui/cx.js';
import { emojiHref, type EmojiName } from '../../../ui/emoji.js';
import { kept, startHref } from '../kept.js';

const back = (to: string, locale: Locale): string => {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return toLocal(toInternal(path), locale) + rest;
};

/**
 * Links to this page in other languages, with query parameters such as the mail's token. The sign-in restarts, so
 * that its target page changes language as well.
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

export function SignInLink({ second = false }: Readonly<{ second?: boolean }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [uid, setUid] = useState<string>();
  useEffect(() => setUid(kept.uid()), []);
  const look = { wide: true, variant: second ? 'ghost' : 'primary' } as const;
  return uid ? (
    <ButtonLink to="/auth/sign-in" search={{ uid }} {...look}>
      {t('signIn.do')}
    </ButtonLink>
  ) : (
    <ButtonAnchor href={startHref(locale)} {...look}>
      {t('signIn.do')}
    </ButtonAnchor>
  );
}

/** Hidden fields that let the server render this page again after a plain form submit. */
export function PageFields(
  fields: Readonly<{ uid?: string | undefined; token?: string | undefined; recovery?: 'yes' | undefined }>,
) {
  const locale = useLocale();
  return (
    <>
      {Object.entries({ locale, ...fields }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

type Props = Readonly<{ title: string; intro?: ReactNode; children?: ReactNode; emoji?: EmojiName; arrived?: boolean }>;

const things: readonly (readonly [name: EmojiName, place: string])[] = [
  ['guitar', 'left-[4%] bottom-1 w-[92px]'],
  ['tent', 'left-[30%] bottom-3 w-[132px]'],
  ['bicycle', 'right-[2%] bottom-0 w-[112px]'],
  ['camera', 'right-[12%] top-0 w-[64px]'],
];

export function AuthFrame({ title, intro, children, emoji, arrived = false }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="min-h-[calc(100dvh-61px)] md:min-h-[calc(100dvh-71px)] bg-tint-2 md:bg-linear-to-b md:from-tint md:to-tint-2">
      <HeaderSlot>
        <LanguageLine />
      </HeaderSlot>
      <div className="md:wrap md:py-12">
        <div className="mx-auto grid max-w-[1000px] overflow-hidden bg-paper md:max-lg:max-w-[560px] md:rounded-lg md:shadow-soft lg:grid-cols-[minmax(0,1fr)_380px]">
          <div className="px-[18px] pt-8 pb-10 md:p-11">
            {emoji && <img src={emojiHref(emoji)} alt="" width={72} height={72} className="mb-4 drop-shadow-md" />}
            <h1 ref={heading} tabIndex={-1} className="text-h1">
              {title}
            </h1>
            {intro && <div className="mt-2 text-muted">{intro}</div>}
            <div className="mt-6 flex flex-col gap-5">{children}</div>
          </div>
          <aside
            aria-label={t('aside.label')}
            className="hidden flex-col justify-between gap-10 bg-teal-deep p-10 text-white lg:flex"
          >
            <div>
              <p className="font-head text-h2 leading-[1.15]">{t('aside.title')}</p>
              <ul className="mt-6 flex list-none flex-col gap-4 p-0">
                {([1, 2, 3] as const).map((point) => (
                  <li key={point} className="flex gap-3">
                    <span aria-hidden className="mt-[9px] size-2 shrink-0 rounded-full bg-sun" />
                    {t(`aside.point.${point}`)}
                  </li>
                ))}
              </ul>
            </div>
            <div aria-hidden className="relative h-[170px]">
              {things.map(([name, place]) => (
                <img
                  key={name}
                  src={emojiHref(name)}
                  alt=""
                  width={132}
                  height={132}
                  className={`absolute drop-shadow-lg ${place}`}
                />
              ))}
            </div>
          </aside>
        </div>
        <nav
          aria-label={t('common:frame.legal')}
          className="flex flex-wrap justify-center gap-x-5 px-[18px] py-5 text-small"
        >
          {(
            [
              ['/terms-of-use', 'termsOfUse'],
              ['/privacy', 'privacy'],
              ['/imprint', 'imprint'],
            ] as const
          ).map(([to, key]) => (
            <Link key={to} to={to} className="py-1.5 text-muted hover:text-ink">
              {t(`common:frame.${key}`)}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
