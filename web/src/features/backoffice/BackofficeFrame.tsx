import { Link, useLocation } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../lib/session/use-account.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { partAt, partsFor } from './parts.js';

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
