import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import BookA from 'lucide-react/icons/book-a';
import ChartLine from 'lucide-react/icons/chart-line';
import FolderTree from 'lucide-react/icons/folder-tree';
import Flag from 'lucide-react/icons/flag';
import Info from 'lucide-react/icons/info';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanEye from 'lucide-react/icons/scan-eye';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import TextQuote from 'lucide-react/icons/text-quote';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';

/** Backoffice sections with the permission each one needs; null for any role. */
const parts = [
  { to: '/backoffice', icon: LayoutDashboard, key: 'home', right: null },
  { to: '/backoffice/report', icon: Flag, key: 'reports', right: 'reports' },
  { to: '/backoffice/hints', icon: ScanEye, key: 'hints', right: 'reports' },
  { to: '/backoffice/words', icon: BookA, key: 'words', right: 'reports' },
  { to: '/backoffice/notes/feedback', icon: MessageSquareText, key: 'feedback', right: 'feedback' },
  { to: '/backoffice/text-templates', icon: TextQuote, key: 'textTemplates', right: 'admin' },
  { to: '/backoffice/users', icon: Users, key: 'users', right: 'people' },
  { to: '/backoffice/traders', icon: Store, key: 'traders', right: 'traders' },
  { to: '/backoffice/ads', icon: Megaphone, key: 'ads', right: 'ads' },
  { to: '/backoffice/invoices', icon: ReceiptText, key: 'invoices', right: 'invoices' },
  { to: '/backoffice/plans', icon: Tags, key: 'plans', right: 'plans' },
  { to: '/backoffice/reporting', icon: ChartLine, key: 'reporting', right: 'admin' },
  { to: '/backoffice/categories', icon: FolderTree, key: 'categories', right: 'admin' },
  { to: '/backoffice/audit', icon: ScrollText, key: 'audit', right: 'admin' },
  { to: '/backoffice/settings', icon: Settings, key: 'settings', right: 'admin' },
  { to: '/backoffice/version', icon: Info, key: 'version', right: 'admin' },
] as const satisfies readonly Readonly<{ to: string; icon: unknown; key: string; right: Right | null }>[];

export const partsFor = (roles: readonly Role[]) => parts.filter(({ right }) => right === null || mayDo(roles, right));

const [home] = parts;

/** Section of a page by its English path; falls back to the overview. */
export const partAt = (path: string) =>
  parts.find(({ to }) => to !== home.to && (path === to || path.startsWith(`${to}/`))) ?? home;
