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
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';

/**
 * Account page in the menu and on the overview. `key` selects two texts: `nav.<key>` (title) and `row.<key>` (summary).
 */
export type AccountPage = Readonly<{
  to: PagePath;
  icon: LucideIcon;
  key: string;
  commercial?: true;
  /**
   * `commercial`: in the menu for commercial accounts only (spec §6); private users find the link at the end of the
   * overview.
   */ menu?: 'commercial';
}>;

/** Account pages in menu order. A new page needs one entry here and its two texts. */
export const accountPages = {
  you: [
    { to: '/account/profile', icon: UserRound, key: 'profile' },
    { to: '/account/places', icon: MapPinned, key: 'places' },
    { to: '/account/company', icon: Store, key: 'company', commercial: true },
  ],
  lending: [
    { to: '/account/opening-hours', icon: Clock, key: 'hours' },
    { to: '/account/offer-defaults', icon: SlidersHorizontal, key: 'defaults' },
    { to: '/account/auto-reply', icon: MessageSquareReply, key: 'reply' },
    { to: '/counter-loans', icon: NotebookPen, key: 'counter', menu: 'commercial' },
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

export const overviewPage = { to: '/account', icon: LayoutDashboard, key: 'overview' } as const satisfies AccountPage;
export const offersPage = { to: '/account/offers', icon: Package, key: 'offers' } as const satisfies AccountPage;

export const pagesFor = (group: AccountGroup, commercial: boolean) =>
  accountPages[group].filter((page) => !('commercial' in page) || commercial);

/** Redirects from former pages to the page that absorbed them. */
export const mergedPages = {
  '/account/address': '/account/places',
  '/account/picture': '/account/profile',
  '/account/trader': '/account/company',
  '/account/reputation': '/account/takeout',
  '/account/delete': '/account/takeout',
} as const satisfies Partial<Record<PagePath, PagePath>>;

export const menuFor = (group: AccountGroup, commercial: boolean) =>
  pagesFor(group, commercial).filter((page) => !('menu' in page) || commercial);
