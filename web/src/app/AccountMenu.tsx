import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import type { Session } from '../lib/session.js';
import { signOutHref } from '../lib/sign-in.js';
import { Avatar } from '../ui/Avatar.js';
import { Icon } from '../ui/Icon.js';
import { Menu, menuItem } from '../ui/Menu.js';

const entries = [
  ['/offer/create', Plus, 'createOffer'],
  ['/account/offers', Layers, 'myOffers'],
  ['/requests', Mail, 'requests'],
  ['/calendar', CalendarDays, 'calendar'],
  ['/favourites', Heart, 'favourites'],
  ['/account', UserRound, 'account'],
] as const;

/** The avatar with everything of one's own (spec §2). */
export function AccountMenu({ session }: Readonly<{ session: Extract<Session, { status: 'in' }> }>) {
  const { t } = useTranslation();
  const { profile } = session;
  const name = profile.nickname ?? profile.firstname ?? profile.email;
  return (
    <Menu
      label={t('frame.accountMenu')}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t('frame.accountMenu')}
          className="grid size-11 shrink-0 place-items-center rounded-full border-0 bg-transparent"
        >
          <Avatar person={profile} />
        </button>
      )}
    >
      <p className="truncate border-b border-line px-3 pt-1.5 pb-2.5 font-bold">{name}</p>
      {entries.map(([to, icon, key]) => (
        <Link key={to} to={to} className={menuItem} activeOptions={{ exact: true }}>
          <Icon icon={icon} />
          {t(`frame.${key}`)}
        </Link>
      ))}
      <a href={signOutHref} className={`${menuItem} border-t border-line`}>
        <Icon icon={LogOut} />
        {t('frame.signOut')}
      </a>
    </Menu>
  );
}
