import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Cable from 'lucide-react/icons/cable';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session.js';
import { signOutHref } from '../../../lib/sign-in.js';
import { Icon } from '../../../ui/Icon.js';
import { Words } from './Words.js';

const row = 'flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-tint-2';

/** What can be set, with how it is set now. */
export function SettingRows({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation(['account', 'common']);
  const { address, firstname, lastname } = profile;
  const entries: readonly (readonly [
    to:
      | '/account/profile'
      | '/account/address'
      | '/account/places'
      | '/account/picture'
      | '/account/opening-hours'
      | '/account/auto-reply'
      | '/account/api'
      | '/account/security',
    icon: LucideIcon,
    title: string,
    text: string,
  ])[] = [
    [
      '/account/profile',
      UserRound,
      t('nav.profile'),
      [firstname, lastname].filter(Boolean).join(' ') || t('setting.notYet'),
    ],
    [
      '/account/address',
      MapPin,
      t('nav.address'),
      address ? `${address.street}, ${address.postal} ${address.city}` : t('setting.notYet'),
    ],
    ['/account/places', MapPinned, t('places.title'), t('places.row')],
    [
      '/account/picture',
      Palette,
      t('nav.picture'),
      profile.image_thumb ? t('setting.picture') : t('setting.noPicture'),
    ],
    ['/account/opening-hours', Clock, t('setting.hours'), t('setting.hoursText')],
    ['/account/auto-reply', MessageSquareReply, t('setting.reply'), t('setting.replyText')],
    ['/account/security', ShieldCheck, t('setting.security'), t('setting.securityText')],
    ['/account/api', Cable, t('setting.developers'), t('setting.api')],
  ];
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="mb-3 text-h3">
        {t('setting.title')}
      </h2>
      <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line p-0">
        {entries.map(([to, icon, title, text]) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon icon={icon} className="shrink-0 text-teal" />
              <Words title={title} text={text} />
              <Icon icon={ChevronRight} className="ml-auto shrink-0 text-muted" />
            </Link>
          </li>
        ))}
        <li>
          <a href={signOutHref} className={row}>
            <Icon icon={LogOut} className="shrink-0 text-teal" />
            <Words title={t('common:frame.signOut')} text={profile.email} />
          </a>
        </li>
      </ul>
    </section>
  );
}
