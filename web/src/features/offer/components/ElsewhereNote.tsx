import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';

/** Time zones of the supported countries, plus UTC, which privacy settings report instead of the real zone. */
const served = new Set([
  'Europe/Berlin',
  'Europe/Busingen',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Amsterdam',
  'Europe/London',
  'Europe/Belfast',
  'GMT',
  'UTC',
]);
const isElsewhere = (zone: string): boolean => !served.has(zone) && !zone.startsWith('Etc/');

const never = () => () => {};
const here = () => isElsewhere(Intl.DateTimeFormat().resolvedOptions().timeZone);

export function ElsewhereNote() {
  const { t } = useTranslation('offer');
  const session = useSession();
  const elsewhere = useSyncExternalStore(never, here, () => false);
  if (!elsewhere || session.status === 'unknown' || (session.status === 'in' && session.profile.completed)) return null;
  return <p className="text-center text-small text-muted">{t('panel.elsewhere')}</p>;
}
