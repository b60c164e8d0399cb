import { Link, useLocation } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import BookA from 'lucide-react/icons/book-a';
import ChartLine from 'lucide-react/icons/chart-line';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import Info from 'lucide-react/icons/info';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanEye from 'lucide-react/icons/scan-eye';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import TextQuote from 'lucide-react/icons/text-quote';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { useRoles } from '../../lib/session/use-account.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';

/** Backoffice sections with the permission each one needs; null for any role. */
const sections = [
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

export const partsFor = (roles: readonly Role[]) =>
  sections.filter(({ right }) => right === null || mayDo(roles, right));

const [home] = sections;

/** Section of a page by its English path; falls back to the overview. */
const partAt = (path: string) =>
  sections.find(({ to }) => to !== home.to && (path === to || path.startsWith(`${to}/`))) ?? home;

const look = 'flex min-h-11 items-center gap-2 rounded-sm px-2 no-underline lg:gap-2.5 lg:px-3';

function BackofficeNav() {
  const { t } = useTranslation('backoffice');
  const parts = partsFor(useRoles());
  const current = partAt(useLocation().pathname);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={t('nav.label')} className="max-lg:mb-5 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          'flex min-h-11 w-full items-center gap-2.5 border border-line bg-paper px-3 text-left font-bold text-ink lg:hidden',
          isOpen ? 'rounded-t-md' : 'rounded-md',
        )}
      >
        <Icon icon={current.icon} />
        <span className="sr-only">{t('nav.label')}: </span>
        <span className="min-w-0 flex-1">{t(`nav.${current.key}`)}</span>
        <Icon icon={ChevronDown} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ul
        id={listId}
        className={cx(
          'grid-cols-2 gap-1 max-lg:rounded-b-md max-lg:border max-lg:border-t-0 max-lg:border-line max-lg:bg-paper max-lg:p-1 sm:grid-cols-3 lg:flex lg:flex-col',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {parts.map(({ to, icon, key }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/backoffice', includeSearch: false }}
              activeProps={{ className: cx(look, 'bg-tint font-bold text-teal-deep') }}
              inactiveProps={{ className: cx(look, 'text-ink hover:bg-tint-2') }}
              onClick={() => setOpen(false)}
            >
              <Icon icon={icon} />
              <span className="min-w-0 wrap-break-word hyphens-auto">{t(`nav.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BackofficeFrame({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('backoffice');
  return (
    <div className="wrap max-w-[1600px] pt-4 pb-14 lg:grid lg:grid-cols-[190px_minmax(0,1fr)] lg:gap-8 lg:pt-7">
      <HeaderSlot>
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-bold no-underline hover:underline">
          <Icon icon={ArrowLeft} />
          {t('nav.leave')}
        </Link>
      </HeaderSlot>
      <BackofficeNav />
      <div className="@container min-w-0">
        {children}
        <p className="mt-10 text-fine text-muted print:hidden">{t('nav.times')}</p>
      </div>
    </div>
  );
}
