import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useQueryClient } from '@tanstack/react-query';
import { forgetOffer } from '../../../api/own-offer.js';
import { useNavigate } from '@tanstack/react-router';
import Power from 'lucide-react/icons/power';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferActions } from '../../../parts/offers/use-offer-actions.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';

export function OfferActions({ offer }: Readonly<{ offer: OfferShape }>) {
  const { t } = useTranslation('ownOffers');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const actions = useOfferActions();
  const [going, setGoing] = useState(false);
  const busy = actions.busy !== null;
  const remove = async () => {
    if (busy || !(await actions.remove(offer))) {
      setGoing(false);
      return;
    }
    await navigate({ to: '/account/offers', search: {} });
    forgetOffer(queries, offer.offer_id, 'all');
  };
  return (
    <div className="flex flex-col items-start gap-2.5">
      {actions.problem && (
        <p role="alert" className="rounded-md bg-rose p-3 text-rose-ink wrap-anywhere">
          {actions.problem}
        </p>
      )}
      {offer.status === 'active' && (
        <Button variant="ghost" busy={busy && !going} onClick={() => void actions.deactivate(offer)}>
          <Icon icon={Power} />
          {t('action.deactivate')}
        </Button>
      )}
      {offer.status === 'inactive' && (
        <Button variant="ghost" busy={busy && !going} onClick={() => void actions.activate(offer)}>
          <Icon icon={Power} />
          {t('action.activate')}
        </Button>
      )}
      <Button variant="danger" onClick={() => setGoing(true)}>
        <Icon icon={Trash} />
        {t('action.remove')}
      </Button>
      <ConfirmDialog
        open={going}
        onClose={() => setGoing(false)}
        onConfirm={() => void remove()}
        busy={busy}
        title={t('remove.title')}
        action={t('remove.action')}
      >
        <p className="wrap-anywhere">{t('remove.text', { title: offer.title })}</p>
        <p className="mt-3">{t('remove.places')}</p>
      </ConfirmDialog>
    </div>
  );
}
