import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../api/own-places.js';
import type { Profile } from '../../../lib/session.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';

/** The address of the profile, which all else falls back to. */
export function MainAddress({ address }: Pick<Profile, 'address'>) {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="main-address">
      <h2 id="main-address" className="text-h3">
        {t('address.title')}
      </h2>
      <p className="mt-1 text-muted">{t('address.use')}</p>
      <p className="mt-3 font-bold wrap-anywhere">{address ? addressLine(address) : t('row.address')}</p>
      <ButtonLink to="/account/address" variant="ghost" className="mt-3">
        {t(address ? 'address.change' : 'next.do.address')}
      </ButtonLink>
    </section>
  );
}
