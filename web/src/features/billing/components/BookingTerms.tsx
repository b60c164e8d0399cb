import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';

/** Under which terms something is booked, beside the button that books it. */
export function BookingTerms() {
  const { t } = useTranslation('billing');
  return (
    <p className="text-small text-muted">
      <Trans t={t} i18nKey="booking.terms" components={{ terms: <Link to="/terms" className="underline" /> }} />
    </p>
  );
}
