import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Flag from 'lucide-react/icons/flag';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Tags from 'lucide-react/icons/tags';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.js';
import { HeaderSlot } from '../../../ui/HeaderSlot.js';
import { Icon } from '../../../ui/Icon.js';

const parts = [
  { to: '/backoffice', icon: LayoutDashboard, key: 'home' },
  { to: '/backoffice/report', icon: Flag, key: 'reports' },
  { to: '/backoffice/notes/feedback', icon: MessageSquareText, key: 'feedback' },
  { to: '/backoffice/ads', icon: Megaphone, key: 'ads' },
  { to: '/backoffice/invoices', icon: ReceiptText, key: 'invoices' },
  { to: '/backoffice/plans', icon: Tags, key: 'plans' },
] as const;

const look = 'flex min-h-11 items-center gap-2.5 rounded-sm px-3 no-underline whitespace-nowrap';

/** Everything for admins: its parts beside the page, on narrow screens above it. */
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
      <nav aria-label={t('nav.label')} className="max-lg:mb-5 print:hidden">
        <ul className="flex flex-wrap gap-1 lg:flex-col">
          {parts.map(({ to, icon, key }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/backoffice', includeSearch: false }}
                activeProps={{ className: cx(look, 'bg-tint font-bold text-teal-deep') }}
                inactiveProps={{ className: cx(look, 'text-ink hover:bg-tint-2') }}
              >
                <Icon icon={icon} />
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="@container min-w-0">{children}</div>
    </div>
  );
}
