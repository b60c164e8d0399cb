import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { ownPlacesQuery } from '../../../api/own-places.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { cardOf } from '../model/card.js';
import { useWizard } from '../wizard-context.js';

export function TilePreview() {
  const { t } = useTranslation('wizard');
  const { offer } = useWizard();
  const session = useSession();
  const { data: places } = useQuery(ownPlacesQuery(useApi()));
  const there = places?.find((place) => place.place_id === offer.place_id);
  return (
    <aside aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-3 text-h3">
        {t('check.preview')}
      </h2>
      <div inert className="max-w-[300px]">
        <OfferTile offer={cardOf(offer, there ?? (session.status === 'in' ? session.profile.address : null))} />
      </div>
    </aside>
  );
}
