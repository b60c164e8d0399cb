import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moment } from '../i18n/format.js';
import { useLocale } from '../i18n/use-locale.js';
import { useSession } from '../lib/session-context.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { EmptyState } from '../ui/EmptyState.js';

/** A page for something new, but not for somebody who may make nothing new: nothing of theirs would be kept. Needs the texts `suspended`. */
export function UnlessSuspended({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('suspended');
  const session = useSession();
  const locale = useLocale();
  if (session.status !== 'in' || !session.suspended) return children;
  const { until } = session.suspended;
  return (
    <div className="wrap py-10">
      <EmptyState title={t('title')} actions={<ButtonLink to="/account/decisions">{t('reasons')}</ButtonLink>}>
        <p>{until === null ? t('forGood') : t('until', { when: moment(until, locale) })}</p>
      </EmptyState>
    </div>
  );
}
