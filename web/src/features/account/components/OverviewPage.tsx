import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Store from 'lucide-react/icons/store';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine, ownOfferCountQuery } from '../../../api/own-offers.js';
import { ownTraderQuery } from '../../../api/traders.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { signOutHref } from '../../../lib/session/sign-in.js';
import { useFavourites } from '../../../parts/offers/FavouriteButton.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge } from '../../../ui/Badge.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Stars } from '../../../ui/Stars.js';
import { completeness } from '../model/completeness.js';
import { type AccountGroup, accountGroups, menuFor, pagesFor } from '../pages.js';
import { useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { NextStep } from './NextStep.js';
import { Waiting } from './Waiting.js';

function Words({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <span className="min-w-0">
      <span className="block font-bold">{title}</span>
      <span className="block text-base text-muted wrap-anywhere">{text}</span>
    </span>
  );
}

const row = 'flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-tint-2';

/**
 * Menu pages with their current values, for phones, where the side menu is hidden. Pages that concern few users follow
 * as plain links at every width.
 */
function SettingRows({ profile }: Readonly<{ profile: Profile }>) {
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

export function OverviewPage() {
  const { t } = useTranslation('account');
  const profile = useProfile();
  const isCommercial = profile?.commercial ?? false;
  const { data: trader } = useQuery({ ...ownTraderQuery(useApi(), isCommercial), retry: false });
  return (
    <AccountFrame
      isOverview
      title={profile?.firstname ? t('overview.hello', { name: profile.firstname }) : t('overview.helloNobody')}
    >
      {profile ? (
        <div className="flex flex-col gap-8">
          <Who profile={profile} />
          <Waiting />
          <NextStep state={completeness(profile, trader)} />
          <Shortcuts profile={profile} />
          <SettingRows profile={profile} />
        </div>
      ) : (
        <Skeleton className="h-24 w-full rounded-lg" />
      )}
    </AccountFrame>
  );
}

function Who({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const name = profile.nickname ?? profile.firstname ?? profile.email;
  const facts = [
    profile.address?.city,
    profile.registration && t('overview.since', { month: day(profile.registration.slice(0, 10), locale, 'month') }),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-4">
      <Avatar person={profile} size={72} />
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{name}</p>
        {facts.length > 0 && <p className="text-base text-muted">{facts.join(' · ')}</p>}
        <div className="flex flex-wrap items-center gap-x-4 text-base">
          {profile.rating.average !== null && <Stars average={profile.rating.average} count={profile.rating.count} />}
          {profile.nickname !== null && (
            <Link to="/user/$nickname" params={{ nickname: profile.nickname }} className="py-1">
              {t('overview.public')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
