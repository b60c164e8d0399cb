import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';

export function LockedNote({ className }: Readonly<{ className?: string }>) {
  const { t } = useTranslation('ownOffers');
  return (
    <p className={cx('text-small text-rose-ink', className)}>
      {t('locked.text')} <Link to="/account/decisions">{t('locked.why')}</Link>
    </p>
  );
}
