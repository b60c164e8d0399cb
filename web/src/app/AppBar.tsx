import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOn } from '../lib/installation/features.js';
import { useSession } from '../lib/session/session-context.js';
import { Badge } from '../ui/Badge.js';
import { Icon } from '../ui/Icon.js';

/** iOS apps have no system back button; only iOS defines `navigator.standalone`. */
const hasNoBack = (): boolean => 'standalone' in navigator;

const item =
  'flex min-w-0 flex-auto flex-col items-center justify-center gap-0.5 border-0 bg-transparent p-0 text-fine leading-tight text-muted no-underline aria-[current=page]:font-bold aria-[current=page]:text-teal-deep focus-visible:-outline-offset-3';

function Face({ icon, name, count = 0 }: Readonly<{ icon: LucideIcon; name: string; count?: number }>) {
  return (
    <>
      <span className="relative">
        <Icon icon={icon} />
        <Badge count={count} className="absolute -top-2 left-3" />
      </span>
      <span className="@max-[20rem]:sr-only">{name}</span>
    </>
  );
}

/**
 * Bottom bar of the installed app on phones (spec §2). `app.css` reserves its height (`--foot`), so that other elements
 * at the bottom stay above it.
 */
export function AppBar() {
  const { t } = useTranslation();
  const { history } = useRouter();
  const isOn = useIsOn();
  const session = useSession();
  const unread = session.status === 'in' ? session.unread : 0;
  const links = [
    ['/', House, t('frame.home')],
    ['/account', UserRound, t('frame.account')],
    ...(hasNoBack() || !isOn('groups') ? [] : ([['/groups', Users, t('frame.groups')]] as const)),
    ['/requests', Mail, t('frame.requests')],
    ['/categories', LayoutGrid, t('frame.categories')],
  ] as const;
  return (
    <nav
      id="app-bar"
      aria-label={t('frame.main')}
      className="fixed inset-x-0 bottom-0 z-30 h-(--foot) border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden low:hidden print:hidden"
    >
      <div className="@container h-full">
        <div className="flex h-full">
          {hasNoBack() && (
            <button type="button" className={item} onClick={() => history.back()}>
              <Face icon={ArrowLeft} name={t('frame.stepBack')} />
            </button>
          )}
          {links.map(([to, icon, name]) => {
            const count = to === '/requests' ? unread : 0;
            return (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true }}
                className={item}
                aria-label={count > 0 ? t('frame.requestsUnread', { count }) : undefined}
              >
                <Face icon={icon} name={name} count={count} />
              </Link>
            );
          })}
        </div>
      </div>
    </nav>
  );
}
