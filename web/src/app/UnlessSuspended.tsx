import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuspended } from '../lib/use-suspended.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { EmptyState } from '../ui/EmptyState.js';

/** A page for something new, but not for somebody who may make nothing new: nothing of theirs would be kept. Needs the texts `suspended`. */
export function UnlessSuspended({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('suspended');
  const suspended = useSuspended();
  if (suspended === null) return children;
  return (
    <div className="wrap py-10">
      <EmptyState title={t('title')} actions={<ButtonLink to="/account/decisions">{t('reasons')}</ButtonLink>}>
        <p>{suspended}</p>
      </EmptyState>
    </div>
  );
}
