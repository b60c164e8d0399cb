import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { exactNumber, number } from '../../i18n/format.js';
import { tabLook } from '../../ui/tab-look.js';
import { Brought } from './components/Brought.js';
import { CompanyFacts } from './components/CompanyFacts.js';
import { UserHead } from './components/UserHead.js';

const pages = {
  offers: '/user/$nickname',
  vendor: '/user/$nickname/vendor',
  borrower: '/user/$nickname/borrower',
} as const;
type Tab = keyof typeof pages;

export function UserPage({
  user,
  tab,
  children,
}: Readonly<{ user: PublicProfileShape; tab: Tab; children: ReactNode }>) {
  const { t } = useTranslation('user');
  const rated = { offers: null, vendor: user.rating_as_vendor, borrower: user.rating_as_creator };
  return (
    <div className="wrap py-8 md:py-10">
      <UserHead user={user} />
      <CompanyFacts user={user} />
      <Brought user={user} />
      <nav aria-label={t('tabs.label')} className="mt-8 flex overflow-x-auto border-b border-line">
        {(Object.keys(pages) as Tab[]).map((one) => {
          const rating = rated[one];
          return (
            <Link
              key={one}
              to={pages[one]}
              params={{ nickname: user.nickname }}
              resetScroll={false}
              className={tabLook(one === tab)}
              {...(one === tab ? { 'aria-current': 'page' } : {})}
            >
              {t(`tabs.${one}`)}
              {rating && rating.average !== null && (
                <span className="text-small font-semibold text-muted">
                  {t('tabs.rated', { stars: exactNumber(rating.average, 1), number: number(rating.count) })}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <div className="pt-7">{children}</div>
    </div>
  );
}
