import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import type { Session } from '../lib/session/session.js';
import { useLocale } from '../i18n/use-locale.js';
import { signOutHref } from '../lib/session/sign-in.js';
import { Avatar } from '../ui/Avatar.js';
import { Badge } from '../ui/Badge.js';
import { cx } from '../ui/cx.js';
import { Icon } from '../ui/Icon.js';
import { iconButtonLook } from '../ui/IconButton.js';
import { Menu, menuItem } from '../ui/Menu.js';
import { isInstalled } from './browser.js';
import { useOwnPlace } from './use-own-place.js';

// Export the bar from the menu's chunk: a separate chunk would add its name to the entry.
export { AppBar } from './AppBar.js';

const entries = [
  ['/offer/create', Plus, 'createOffer'],
  ['/account/offers', Layers, 'myOffers'],
  ['/requests', Mail, 'requests'],
  ['/notifications', Bell, 'notifications'],
  ['/calendar', CalendarDays, 'calendar'],
  ['/groups', Users, 'groups'],
  ['/wanted', Search, 'wanted'],
  ['/favourites', Heart, 'favourites'],
  ['/account', UserRound, 'account'],
] as const;

/** Daily work of a shop or a library, behind the calendar. */
const counter = [
  ['/calendar/handovers', ArrowLeftRight, 'handovers'],
  ['/counter-loans/new', NotebookPen, 'enterLoan'],
] as const;

type Entry = (typeof entries)[number] | (typeof counter)[number];

/** Footer links repeated here for installed apps, because the footer is far away on long pages (spec §2). */
const more = [
  ['/contact', 'contact'],
  ['/faq', 'faq'],
  ['/terms', 'terms'],
  ['/terms-of-use', 'termsOfUse'],
  ['/privacy', 'privacy'],
  ['/imprint', 'imprint'],
] as const;

export function AccountMenu({ session }: Readonly<{ session: Extract<Session, { status: 'in' }> }>) {
  const { t } = useTranslation();
  const locale = useLocale();
  useOwnPlace();
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
      {entries
        .flatMap((entry): readonly Entry[] =>
          entry[0] === '/calendar' && profile.commercial ? [entry, ...counter] : [entry],
        )
        .map(([to, icon, key]) => (
          <Link key={to} to={to} className={menuItem} activeOptions={{ exact: true }}>
            <Icon icon={icon} />
            {t(`frame.${key}`)}
          </Link>
        ))}
      {session.usergroup.length > 0 && (
        <Link to="/backoffice" className={`${menuItem} border-t border-line`}>
          <Icon icon={ShieldCheck} />
          {t('frame.backoffice')}
        </Link>
      )}
      {isInstalled() && (
        <div className="border-t border-line">
          {more.map(([to, key]) => (
            <Link key={to} to={to} className={menuItem} activeOptions={{ exact: true }}>
              {t(`frame.${key}`)}
            </Link>
          ))}
        </div>
      )}
      <a href={signOutHref(locale)} className={`${menuItem} border-t border-line`}>
        <Icon icon={LogOut} />
        {t('frame.signOut')}
      </a>
    </Menu>
  );
}

export function OwnLinks({ unread, news }: Readonly<{ unread: number; news: number }>) {
  const { t } = useTranslation();
  const links = [
    { to: '/calendar', icon: CalendarDays, name: t('frame.calendar'), count: 0, label: t('frame.calendar') },
    {
      to: '/requests',
      icon: Mail,
      name: t('frame.requests'),
      count: unread,
      label: t('frame.requestsUnread', { count: unread }),
    },
    {
      to: '/notifications',
      icon: Bell,
      name: t('frame.notifications'),
      count: news,
      label: t('frame.notificationsUnread', { count: news }),
    },
  ] as const;
  return links.map(({ to, icon, name, count, label }) => (
    <Link
      key={to}
      to={to}
      aria-label={count > 0 ? label : name}
      title={name}
      className={cx(iconButtonLook, to === '/calendar' && 'max-md:hidden')}
    >
      <Icon icon={icon} />
      <Badge count={count} className="absolute top-[3px] right-px" />
    </Link>
  ));
}
