import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import type { Profile } from '../../../lib/session.js';
import { signOutHref } from '../../../lib/sign-in.js';
import { Icon } from '../../../ui/Icon.js';
import { accountGroups, pagesFor, type AccountGroup } from '../pages.js';
import { Words } from './Words.js';

const row = 'flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-tint-2';

/** Every page of the account with what is found there, or how it is set now. */
export function SettingRows({ profile }: Readonly<{ profile: Profile }>) {
  return accountGroups.map((group) => <Rows key={group} group={group} profile={profile} />);
}

function Rows({ group, profile }: Readonly<{ group: AccountGroup; profile: Profile }>) {
  const { t } = useTranslation(['account', 'common']);
  const id = useId();
  const locale = useLocale();
  const set = useAsSet(profile);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3">
        {t(`group.${group}`)}
      </h2>
      <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line p-0">
        {pagesFor(group, profile.commercial).map(({ to, icon, key }) => (
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

/** How things are set now, of the pages where that is one line and something is set. */
const useAsSet = ({
  firstname,
  lastname,
  address,
  image_thumb,
  company,
}: Profile): Readonly<Record<string, string | undefined>> => {
  const { t } = useTranslation('account');
  return {
    profile: [firstname, lastname].filter(Boolean).join(' ') || undefined,
    address: address ? `${address.street}, ${address.postal} ${address.city}` : undefined,
    picture: image_thumb ? t('setting.picture') : undefined,
    company: company ?? undefined,
  };
};
