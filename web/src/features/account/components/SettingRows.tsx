import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../api/own-places.js';
import { useLocale } from '../../../i18n/use-locale.js';
import type { Profile } from '../../../lib/session/session.js';
import { signOutHref } from '../../../lib/session/sign-in.js';
import { Icon } from '../../../ui/Icon.js';
import { accountGroups, menuFor, pagesFor, type AccountGroup } from '../pages.js';
import { Words } from './Words.js';

const row = 'flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-tint-2';

/**
 * Menu pages with their current values, for phones, where the side menu is hidden. Pages that concern few users follow
 * as plain links at every width.
 */
export function SettingRows({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const inMenu = accountGroups.flatMap((group) => menuFor(group, profile.commercial).map(({ key }) => key));
  const more = accountGroups
    .flatMap((group) => pagesFor(group, profile.commercial))
    .filter(({ key }) => !inMenu.includes(key));
  return (
    <>
      <div className="flex flex-col gap-8 lg:hidden">
        {accountGroups.map((group) => (
          <Rows key={group} group={group} profile={profile} />
        ))}
      </div>
      {more.length > 0 && (
        <p className="flex flex-wrap gap-x-5 text-base">
          {more.map(({ to, key }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center">
              {t(`nav.${key}`)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function Rows({ group, profile }: Readonly<{ group: AccountGroup; profile: Profile }>) {
  const { t } = useTranslation(['account', 'common']);
  const id = useId();
  const locale = useLocale();
  const set = asSet(profile);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3">
        {t(`group.${group}`)}
      </h2>
      <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line p-0">
        {menuFor(group, profile.commercial).map(({ to, icon, key }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon icon={icon} className="shrink-0 text-teal" />
              <Words title={t(`nav.${key}`)} text={set[key] ?? t(`row.${key}`)} />
              <Icon icon={ChevronRight} className="ml-auto shrink-0 text-muted" />
            </Link>
          </li>
        ))}
        {group === 'account' && (
          <li>
            <a href={signOutHref(locale)} className={row}>
              <Icon icon={LogOut} className="shrink-0 text-teal" />
              <Words title={t('common:frame.signOut')} text={profile.email} />
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const asSet = ({ firstname, lastname, address, company }: Profile): Readonly<Record<string, string | undefined>> => {
  return {
    profile: [firstname, lastname].filter(Boolean).join(' ') || undefined,
    places: address ? addressLine(address) : undefined,
    company: company ?? undefined,
  };
};
