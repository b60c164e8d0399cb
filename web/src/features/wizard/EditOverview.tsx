import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import Power from 'lucide-react/icons/power';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { offerQuery } from '../../api/offer.js';
import { forgetOffer, putOffer } from '../../api/own-offers.js';
import { categoriesQuery } from '../../api/reference.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { LockedNote, useOfferActions } from '../../parts/offers/own-offer.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { Tag } from '../../ui/Tag.js';
import { CheckList } from './components/CheckList.js';
import { TilePreview } from './components/TilePreview.js';
import { createSaver } from './saver.js';
import { useDraft, useUploads } from './use-draft.js';
import { WizardProvider } from './wizard-context.js';

function OfferActions({ offer }: Readonly<{ offer: OfferShape }>) {
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

const tones = { active: 'free', inactive: 'grey', locked: 'rose' } as const;

export function EditOverview({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const queries = useQueryClient();
  const { data: offer } = useSuspenseQuery(offerQuery(api, offerId));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const standing = offer.status === 'draft' ? 'inactive' : offer.status;
  const { draft } = useDraft(offerId);
  const saver = useMemo(() => createSaver(() => Promise.resolve()), []);
  const uploads = useUploads(draft);
  return (
    <WizardProvider
      value={{
        mode: 'edit',
        step: 'publish',
        offer,
        categories,
        saver,
        uploads,
        setOffer: (answer) => putOffer(queries, answer),
        offerId: () => offerId,
        moved: false,
      }}
    >
      <HeaderSlot>
        <ButtonLink variant="quiet" to="/account/offers" search={{}}>
          {t('edit.toList')}
        </ButtonLink>
      </HeaderSlot>
      <div className="wrap flex flex-col gap-7 py-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-h1">{t('edit.title')}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
              <span className="wrap-anywhere">{offer.title}</span>
              <Tag tone={tones[standing]}>{t(`edit.status.${standing}`)}</Tag>
            </p>
            {standing === 'locked' && <LockedNote className="mt-2" />}
          </div>
          <ButtonLink variant="ghost" to="/offer/$offerId" params={{ offerId }}>
            <Icon icon={Eye} />
            {t('edit.view')}
          </ButtonLink>
        </header>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_260px]">
          <CheckList />
          <div className="flex flex-col gap-8">
            <TilePreview />
            <OfferActions offer={offer} />
          </div>
        </div>
      </div>
    </WizardProvider>
  );
}
