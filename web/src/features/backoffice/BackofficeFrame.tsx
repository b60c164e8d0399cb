import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { BackofficeNav } from './BackofficeNav.js';

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
