import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tabLook } from '../../../ui/tab-look.js';
import { useProfile } from '../use-profile.js';

const pages = [
  ['/account', 'overview'],
  ['/account/profile', 'profile'],
  ['/account/address', 'address'],
  ['/account/picture', 'picture'],
] as const;

/** Everything about oneself: the pages side by side, the one that is open below. */
export function AccountFrame({
  title,
  intro,
  above,
  children,
}: Readonly<{ title: string; intro?: string; above?: ReactNode; children: ReactNode }>) {
  const { t } = useTranslation('account');
  const commercial = useProfile()?.commercial ?? false;
  // Software is a shop's business; others find it in the overview.
  const withApi = useLocation({ select: ({ pathname }) => pathname.startsWith('/account/api') }) || commercial;
  const nav = useRef<HTMLElement>(null);
  // On a phone the open page's tab may lie beyond the edge.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <div className="wrap pt-5 pb-14">
      <nav
        ref={nav}
        aria-label={t('nav.label')}
        className="relative -mx-[18px] mb-7 flex overflow-x-auto border-b border-line px-[18px] md:-mx-0 md:px-0"
      >
        {[
          ...pages,
          ...(commercial ? [['/account/company', 'company'] as const] : []),
          ...(withApi ? [['/account/api', 'api'] as const] : []),
        ].map(([to, key]) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to !== '/account/api', includeSearch: false }}
            activeProps={{ className: tabLook(true) }}
            inactiveProps={{ className: tabLook(false) }}
          >
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      {above && <div className="mb-4 max-w-[660px]">{above}</div>}
      <h1 className="text-h1">{title}</h1>
      {intro && <p className="mt-2 max-w-[65ch] text-muted">{intro}</p>}
      <div className="mt-7">{children}</div>
    </div>
  );
}
