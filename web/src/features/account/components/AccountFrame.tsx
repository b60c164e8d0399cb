import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.js';
import { cx } from '../../../ui/cx.js';
import { accountGroups, menuFor, offersPage, overviewPage, type pagesFor } from '../pages.js';
import { useProfile } from '../use-profile.js';

const look = 'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 leading-tight no-underline';

export function AccountNav({
  isOverview = false,
}: Readonly<{ /** On phones the overview shows the menu as its own rows. */ isOverview?: boolean }>) {
  const { t } = useTranslation('account');
  const commercial = useProfile()?.commercial ?? false;
  const [open, setOpen] = useState(false);
  const id = useId();
  const link = ({ to, key, icon }: ReturnType<typeof pagesFor>[number] | typeof overviewPage | typeof offersPage) => (
    <li key={to}>
      <Link
        to={to}
        onClick={() => setOpen(false)}
        // Subpages highlight their parent's menu entry; the overview is the parent of all pages, hence the exact match.
        activeOptions={{ exact: to === overviewPage.to, includeSearch: false }}
        activeProps={{ className: cx(look, 'bg-tint font-bold text-teal-deep') }}
        inactiveProps={{ className: cx(look, 'text-ink hover:bg-tint-2') }}
      >
        <Icon icon={icon} className="shrink-0" />
        <span className="min-w-0 hyphens-auto wrap-anywhere">{t(`nav.${key}`)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('nav.label')} className={cx('max-lg:mb-6 print:hidden', isOverview && 'max-lg:hidden')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm border border-edge bg-paper px-4 font-bold text-ink lg:hidden"
      >
        {t('nav.label')}
        <Icon icon={ChevronDown} className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      <div id={id} className={cx('flex flex-col gap-5 max-lg:mt-2', !open && 'max-lg:hidden')}>
        <ul className="m-0 list-none p-0">{[overviewPage, offersPage].map(link)}</ul>
        {accountGroups.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`} className="mb-1 px-3 font-body text-small font-bold text-muted">
              {t(`group.${group}`)}
            </h2>
            <ul aria-labelledby={`${id}-${group}`} className="m-0 list-none p-0">
              {menuFor(group, commercial).map(link)}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

export function AccountFrame({
  title,
  intro,
  above,
  beside,
  isOverview,
  children,
}: Readonly<{
  title: string;
  intro?: string;
  above?: ReactNode;
  beside?: ReactNode;
  isOverview?: boolean;
  children: ReactNode;
}>) {
  return (
    <div className="wrap pt-5 pb-14 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-12 lg:pt-9">
      <AccountNav isOverview={isOverview} />
      <div className="@container min-w-0">
        {above && <div className="mb-4 max-w-[660px]">{above}</div>}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 id="account-title" tabIndex={-1} className="text-h1 outline-none">
            {title}
          </h1>
          {beside}
        </div>
        {intro && <p className="mt-2 max-w-[65ch] text-muted">{intro}</p>}
        <div className="mt-7">{children}</div>
      </div>
    </div>
  );
}
