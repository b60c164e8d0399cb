import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { number } from '../../../i18n/format.js';
import { putOffer } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Icon } from '../../../ui/Icon.js';

/** Status with visibility: a members-only offer without a group is visible to its owner only. */
const seenBy = ({ status, members_only, audience }: OfferShape) => {
  if (status !== 'active' || !members_only) return status;
  return audience.groups.length > 0 ? 'members' : 'nobody';
};

export default function OwnOfferMenu({ offer }: Readonly<{ offer: OfferShape }>) {
  const { t } = useTranslation('offer');
  const api = useApi();
  const queries = useQueryClient();
  const active = offer.status === 'active';
  const params = { offerId: offer.offer_id };
  const change = useAction({
    send: (_: void, options) =>
      active
        ? api.patch('/offer_deactivate/{id}', { id: offer.offer_id, body: {} }, options)
        : api.patch('/offer_activate/{id}', { id: offer.offer_id, body: {} }, options),
    done: (next) => putOffer(queries, next),
    said: (next) => t(next.status === 'active' ? 'own.activated' : 'own.deactivated'),
    loud: true,
  });
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-h3">{t('own.title')}</h2>
      <p className="text-muted">
        {[
          t(`own.status.${seenBy(offer)}`),
          offer.hits === null ? '' : t('own.hits', { count: offer.hits, number: number(offer.hits) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {offer.status !== 'draft' && (
        <Link to="/account/offers/figures" search={{ offer: offer.offer_id }}>
          {t('own.figures')}
        </Link>
      )}
      {offer.hidden_images.length > 0 && (
        <p className="text-rose-ink">{t('own.hiddenImages', { count: offer.hidden_images.length })}</p>
      )}
      {(offer.status === 'locked' || offer.hidden_images.length > 0) && (
        <Link to="/account/decisions">{t('own.why')}</Link>
      )}
      <ButtonLink to="/offer/$offerId/edit" params={params} wide>
        <Icon icon={Pencil} />
        {t('own.edit')}
      </ButtonLink>
      {(active || offer.status === 'inactive') && (
        <ButtonLink to="/counter-loans/new" search={{ offer: offer.offer_id }} variant="ghost" wide>
          {t('own.enterLoan')}
        </ButtonLink>
      )}
      {(active || offer.status === 'inactive') && (
        <ButtonLink to="/offer/$offerId/pieces" params={params} variant="ghost" wide>
          {t('own.pieces')}
        </ButtonLink>
      )}
      <ButtonLink to="/calendar/vendor" variant="ghost" wide>
        {t('own.block')}
      </ButtonLink>
      {(active || offer.status === 'inactive') && (
        <Button variant="ghost" wide busy={change.busy} onClick={() => void change.run()}>
          {t(active ? 'own.deactivate' : 'own.activate')}
        </Button>
      )}
      <ButtonLink to="/account/offers" variant="quiet" wide>
        {t('own.all')}
      </ButtonLink>
    </div>
  );
}
