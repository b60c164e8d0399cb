import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';

const links = {
  terms: <Link to="/terms" className="underline" />,
  withdraw: <Link to="/plan/withdraw" className="underline" />,
};

export function BookingTerms() {
  const { t } = useTranslation('billing');
  return (
    <p className="text-small text-muted">
      <Trans t={t} i18nKey="booking.terms" components={links} />
    </p>
  );
}
