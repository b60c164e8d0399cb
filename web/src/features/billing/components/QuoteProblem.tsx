import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.js';
import { errorText } from '../../../lib/error-text.js';

/** Why something cannot be booked, and where that can be mended: booking goes on from there. */
export function QuoteProblem({ error }: Readonly<{ error: unknown }>) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const back = { return: useLocation({ select: ({ publicHref }) => publicHref }) };
  return (
    <div role="alert">
      <p>{errorText(common, error)}</p>
      {isApiError(error) && error.code === 'billing_address_missing' && (
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <Link to="/account/profile" search={back} className="inline-block py-1 underline">
            {t('booking.addName')}
          </Link>
          <Link to="/account/places" search={back} hash="billing" className="inline-block py-1 underline">
            {t('booking.addAddress')}
          </Link>
        </p>
      )}
    </div>
  );
}
