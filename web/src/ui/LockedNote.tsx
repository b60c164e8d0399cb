import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';

/** Note for the owner of a locked offer: its audience, and a link to the reason. Needs the namespace `ownOffers`. */
export function LockedNote({ className }: Readonly<{ className?: string }>) {
  const { t } = useTranslation('ownOffers');
  return (
    <p className={cx('text-small text-rose-ink', className)}>
      {t('locked.text')} <Link to="/account/decisions">{t('locked.why')}</Link>
    </p>
  );
}
