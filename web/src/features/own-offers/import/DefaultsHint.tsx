import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';

/** Says that imported offers begin with the owner's default conditions. */
export function DefaultsHint() {
  const { t } = useTranslation('offerTable');
  return (
    <li>
      <Trans
        t={t}
        i18nKey="import.hint.defaults"
        components={{ page: <Link to="/account/offer-defaults" className="underline" /> }}
      />
    </li>
  );
}
