import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';
import { toasts } from '../../ui/toasts.js';

/** What an owner can do with an offer from the list. `problem`: the last refusal in words. */
export const useOfferActions = () => {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (offer: OfferCardShape, action: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(offer.offer_id);
    setProblem(null);
    try {
      await action();
      await queries.invalidateQueries({ queryKey: ['own-offers'] });
      toasts.show('success', done);
      return true;
    } catch (error) {
      setProblem(t('problem', { title: offer.title || t('untitled'), text: errorText(words, error) }));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const id = (offer: OfferCardShape) => ({ id: offer.offer_id, body: {} });
  const drop = (offer: OfferCardShape) => queries.removeQueries({ queryKey: ['offer', offer.offer_id] });

  return {
    busy, problem,
    activate: (offer: OfferCardShape) => run(offer, async () => { await api.patch('/offer_activate/{id}', id(offer)); drop(offer); }, t('done.activated')),
    deactivate: (offer: OfferCardShape) => run(offer, async () => { await api.patch('/offer_deactivate/{id}', id(offer)); drop(offer); }, t('done.deactivated')),
    remove: (offer: OfferCardShape) => run(offer, async () => { await api.delete('/offer/{id}', { id: offer.offer_id }); drop(offer); }, t('done.deleted')),
    copyLink: async (offer: OfferCardShape): Promise<void> => {
      setProblem(null);
      try {
        // The server knows the address people can use.
        await navigator.clipboard.writeText((await api.get('/offer_permalink/{id}', { id: offer.offer_id })).permalink);
        toasts.show('success', t('done.copied'));
      } catch {
        setProblem(t('notCopied', { address: `${location.origin}/i/${offer.offer_id}` }));
      }
    },
  };
};
