import { mayDo, type Area } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import Flag from 'lucide-react/icons/flag';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';

/** The parts of the backoffice, each with the area that opens it; null: for whoever has a role. */
const parts = [
  { to: '/backoffice', icon: LayoutDashboard, key: 'home', area: null },
  { to: '/backoffice/report', icon: Flag, key: 'reports', area: 'reports' },
  { to: '/backoffice/users', icon: Users, key: 'users', area: 'people' },
  { to: '/backoffice/ads', icon: Megaphone, key: 'ads', area: 'ads' },
  { to: '/backoffice/invoices', icon: ReceiptText, key: 'invoices', area: 'invoices' },
  { to: '/backoffice/plans', icon: Tags, key: 'plans', area: 'plans' },
] as const satisfies readonly Readonly<{ to: string; icon: unknown; key: string; area: Area | null }>[];

/** The parts that somebody may open. */
export const partsFor = (roles: readonly Role[]) => parts.filter(({ area }) => area === null || mayDo(roles, area));
