import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuspended } from '../lib/session/use-suspended.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { EmptyState } from '../ui/EmptyState.js';

/** Replaces a form by a note for suspended users, whose input would be rejected. Needs the namespace `suspended`. */
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
