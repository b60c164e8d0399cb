import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import Mail from 'lucide-react/icons/mail';
import Store from 'lucide-react/icons/store';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Badge } from '../../../ui/Badge.js';
import { Icon } from '../../../ui/Icon.js';
import { useFavourites } from '../../../parts/offers/FavouriteButton.js';
import { ownOfferCountQuery } from '../../../api/own-offers.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

type To = '/account/offers' | '/requests' | '/calendar' | '/favourites' | '/account/company';
type Entry = Readonly<{ to: To; icon: LucideIcon; title: string; text: string; count?: number }>;

export function Shortcuts({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation(['account', 'common']);
  const api = useApi();
  const session = useSession();
  const unread = session.status === 'in' ? session.unread : 0;
  const kept = useFavourites().length;
  const { data: online } = useQuery(ownOfferCountQuery(api, 'active'));
  const { data: paused } = useQuery(ownOfferCountQuery(api, 'inactive'));
  const { data: drafts } = useQuery(ownOfferCountQuery(api, 'draft'));
  const { data: locked } = useQuery(ownOfferCountQuery(api, 'locked'));
  const offers =
    online === undefined || paused === undefined || drafts === undefined || locked === undefined
      ? '\u00a0'
      : online + paused + drafts + locked === 0
        ? t('card.noOffers')
        : [
            online > 0 && t('card.online', { count: online }),
            paused > 0 && t('card.paused', { count: paused }),
            drafts > 0 && t('card.drafts', { count: drafts }),
            locked > 0 && t('card.locked', { count: locked }),
          ]
            .filter(Boolean)
            .join(', ');
  const entries: readonly Entry[] = [
    { to: '/account/offers', icon: Layers, title: t('common:frame.myOffers'), text: offers },
    {
      to: '/requests',
      icon: Mail,
      title: t('common:frame.requests'),
      text: unread > 0 ? t('card.unread', { count: unread }) : t('card.noUnread'),
      count: unread,
    },
    { to: '/calendar', icon: CalendarDays, title: t('common:frame.calendar'), text: t('card.calendar') },
    {
      to: '/favourites',
      icon: Heart,
      title: t('common:frame.favourites'),
      text: kept > 0 ? t('card.favourites', { count: kept }) : t('card.noFavourites'),
    },
    ...(profile.commercial
      ? [
          {
            to: '/account/company',
            icon: Store,
            title: t('nav.company'),
            text: profile.company ?? t('card.noCompany'),
          } as const,
        ]
      : []),
  ];
  return (
    <ul className="m-0 grid list-none gap-4 p-0 @min-[520px]:grid-cols-2 @min-[860px]:grid-cols-4">
      {entries.map(({ to, icon, title, text, count = 0 }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-start gap-4 rounded-lg border border-line bg-paper p-5 text-ink no-underline transition-shadow hover:shadow-soft @min-[860px]:flex-col"
          >
            <span className="relative grid size-12 shrink-0 place-items-center rounded-md bg-tint text-teal-deep">
              <Icon icon={icon} size={24} />
              <Badge count={count} className="absolute -top-1.5 -right-1.5" />
            </span>
            <span className="min-w-0">
              <span className="block font-head text-h3 leading-tight">{title}</span>
              <span className="mt-1 block text-base text-muted wrap-anywhere">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
