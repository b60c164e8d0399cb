import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useOfferActions } from '../../parts/offers/own-offer.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { keptUndo } from './bulk/kept-undo.js';
import { type ActedOffer, OfferMenu } from './OfferMenu.js';
import { useDuplicate } from './use-duplicate.js';

/** Load lazily, because the calendar is a third of the page's script. */
const BlockDialog = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDialog.js')).BlockDialog }));

type Acts = Readonly<{
  /** Offer with a running action. */
  busy: string | null | undefined;
  problem: string | null;
  menu: (offer: ActedOffer) => ReactNode;
  dialogs: ReactNode;
}>;

/**
 * Actions on single own offers: their menu, its dialogs and refusals.
 * @param removed called after a deletion, to move the focus
 * @param copied shows the copy of an offer; without it, the wizard opens
 */
export const useOfferActs = (removed: (offerId: string) => void, copied?: (copy: OfferShape) => void): Acts => {
  const { t } = useTranslation('ownOffers');
  const actions = useOfferActions();
  const [going, setGoing] = useState<ActedOffer | null>(null);
  const [blocking, setBlocking] = useState<ActedOffer | null>(null);
  const duplicating = useDuplicate(copied);
  const remove = async () => {
    if (!going) return;
    if (await actions.remove(going)) {
      keptUndo.drop(new Set([going.offer_id]));
      removed(going.offer_id);
    }
    setGoing(null);
  };
  return {
    busy: duplicating.busy ? duplicating.input?.offer_id : actions.busy,
    problem:
      duplicating.problem && duplicating.input
        ? t('problem', { title: duplicating.input.title || t('untitled'), text: duplicating.problem })
        : actions.problem,
    menu: (offer) => (
      <OfferMenu
        offer={offer}
        onActivate={() => void actions.activate(offer)}
        onDeactivate={() => void actions.deactivate(offer)}
        onBlock={() => setBlocking(offer)}
        onCopy={() => void actions.copyLink(offer)}
        onDuplicate={() => void duplicating.run(offer)}
        onRemove={() => setGoing(offer)}
      />
    ),
    dialogs: (
      <>
        <ConfirmDialog
          open={going !== null}
          onClose={() => setGoing(null)}
          onConfirm={() => void remove()}
          busy={going !== null && actions.busy === going.offer_id}
          title={t(going?.status === 'draft' ? 'remove.draftTitle' : 'remove.title')}
          action={t(going?.status === 'draft' ? 'remove.draftAction' : 'remove.action')}
        >
          <p className="wrap-anywhere">
            {t(going?.status === 'draft' ? 'remove.draft' : 'remove.text', { title: going?.title || t('untitled') })}
          </p>
          {going && going.status !== 'draft' && <p className="mt-3">{t('remove.places')}</p>}
        </ConfirmDialog>
        {blocking && (
          <Suspense>
            <BlockDialog preset={{ offerId: blocking.offer_id }} onClose={() => setBlocking(null)} />
          </Suspense>
        )}
      </>
    ),
  };
};
