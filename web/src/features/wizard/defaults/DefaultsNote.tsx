import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { offerDefaultsQuery } from '../../../api/offer-defaults.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

/** Says that a new offer began with the owner's default conditions; nothing while they set none. */
export function DefaultsNote() {
  const { t } = useTranslation('wizard');
  const { data } = useQuery(offerDefaultsQuery(useApi()));
  if (!data?.set) return null;
  return (
    <p className="max-w-[720px] rounded-md bg-tint-2 p-4">
      <Trans
        t={t}
        i18nKey="defaults.note"
        components={{ page: <Link to="/account/offer-defaults" className="underline" /> }}
      />
    </p>
  );
}
