import type { PagePath } from '@lendring/contracts/pages/paths.js';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Cable from 'lucide-react/icons/cable';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import FileArchive from 'lucide-react/icons/file-archive';
import Gem from 'lucide-react/icons/gem';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPinned from 'lucide-react/icons/map-pinned';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';

/**
 * One page of the account, in its menu and on its overview. `key` names its two texts: `nav.<key>` what it is called,
 * `row.<key>` what is found there.
 */
export type AccountPage = Readonly<{
  to: PagePath;
  icon: LucideIcon;
  key: string;
  /** Pages of shops are no business of others. */ commercial?: true;
  /** In the menu of shops alone (spec §6); others find it at the end of the overview. */ menu?: 'commercial';
}>;

/** Every page of the account in the order of its menu: a new page is one line here and its two texts. */
export const accountPages = {
  you: [
    { to: '/account/profile', icon: UserRound, key: 'profile' },
    { to: '/account/places', icon: MapPinned, key: 'places' },
    { to: '/account/company', icon: Store, key: 'company', commercial: true },
  ],
  lending: [
    { to: '/account/opening-hours', icon: Clock, key: 'hours' },
    { to: '/account/auto-reply', icon: MessageSquareReply, key: 'reply' },
  ],
  account: [
    { to: '/account/settings', icon: Settings, key: 'settings' },
    { to: '/account/notifications', icon: Bell, key: 'notifications' },
    { to: '/account/searches', icon: Bookmark, key: 'searches' },
    { to: '/account/security', icon: ShieldCheck, key: 'security' },
    { to: '/account/takeout', icon: FileArchive, key: 'takeout' },
    { to: '/plan', icon: Gem, key: 'plan', menu: 'commercial' },
    { to: '/invoices', icon: ReceiptText, key: 'invoices' },
    { to: '/account/paymentmethod', icon: CreditCard, key: 'paymentMethod', menu: 'commercial' },
    { to: '/account/ads', icon: Megaphone, key: 'ads', commercial: true },
    { to: '/account/decisions', icon: Scale, key: 'decisions' },
    { to: '/account/api', icon: Cable, key: 'api', menu: 'commercial' },
  ],
} as const satisfies Record<string, readonly AccountPage[]>;

export type AccountGroup = keyof typeof accountPages;
export const accountGroups = Object.keys(accountPages) as readonly AccountGroup[];

/** In the menu alone: where everything begins, and what the overview shows with figures. */
export const overviewPage = { to: '/account', icon: LayoutDashboard, key: 'overview' } as const satisfies AccountPage;
export const offersPage = { to: '/account/offers', icon: Package, key: 'offers' } as const satisfies AccountPage;

/** The pages of one group that are somebody's business. */
export const pagesFor = (group: AccountGroup, commercial: boolean) =>
  accountPages[group].filter((page) => !('commercial' in page) || commercial);

/** Addresses of pages that became a part of another: they lead there. */
export const mergedPages = {
  '/account/address': '/account/places',
  '/account/picture': '/account/profile',
  '/account/trader': '/account/company',
  '/account/reputation': '/account/takeout',
  '/account/delete': '/account/takeout',
} as const satisfies Partial<Record<PagePath, PagePath>>;

/** Those of them in the menu beside every page. */
export const menuFor = (group: AccountGroup, commercial: boolean) =>
  pagesFor(group, commercial).filter((page) => !('menu' in page) || commercial);
