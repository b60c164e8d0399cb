import { useTranslation } from 'react-i18next';
import type { Reason } from '../reason.js';

export function ReasonLine({
  page,
  reason,
}: Readonly<{ page: 'signIn' | 'register'; reason: Reason | null | undefined }>) {
  const { t } = useTranslation('auth');
  if (!reason) return null;
  const { kind, ...words } = reason;
  return <p className="mb-1 text-ink wrap-anywhere">{t(`reason.${page}.${kind}`, words)}</p>;
}
