import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { PriceText } from '../../../ui/PriceText.js';

/** In the place of asking, for whoever is in no group of the thing. */
export default function ForMembers({ pricing }: Readonly<{ pricing: OfferShape['pricing'][number] }>) {
  const { t } = useTranslation('groups');
  return (
    <div className="flex flex-col gap-4">
      <p>
        <PriceText pricing={pricing} className="text-h2!" />
      </p>
      <p>{t('offer.lentToMembers')}</p>
      <ButtonLink to="/groups" search={{}} variant="soft">
        {t('offer.find')}
      </ButtonLink>
    </div>
  );
}
