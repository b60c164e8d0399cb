import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moment } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSession } from '../../lib/session-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';

/** The wizard, but not for somebody who may offer nothing new: no step of theirs would be kept. */
export function UnlessSuspended({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('wizard');
  const session = useSession();
  const locale = useLocale();
  if (session.status !== 'in' || !session.suspended) return children;
  const { until } = session.suspended;
  return (
    <div className="wrap py-10">
      <EmptyState
        title={t('suspended.title')}
        actions={<ButtonLink to="/account/decisions">{t('suspended.reasons')}</ButtonLink>}
      >
        <p>{until === null ? t('suspended.forGood') : t('suspended.until', { when: moment(until, locale) })}</p>
      </EmptyState>
    </div>
  );
}
