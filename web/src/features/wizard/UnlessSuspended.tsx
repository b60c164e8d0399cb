import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';

/** The wizard, but not for somebody who may offer nothing new: no step of theirs would be kept. */
export function UnlessSuspended({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('wizard');
  const session = useSession();
  if (session.status !== 'in' || !session.suspended) return children;
  return (
    <div className="wrap py-10">
      <EmptyState
        title={t('suspended.title')}
        actions={<ButtonLink to="/account/decisions">{t('suspended.reasons')}</ButtonLink>}
      >
        <p>{t('suspended.text')}</p>
      </EmptyState>
    </div>
  );
}
