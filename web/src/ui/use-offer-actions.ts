import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { Answer } from '@lendring/contracts/http/calls.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOffer, permalinkQuery, putOffer } from '../api/offer.js';
import { ownOffersChanged, unlistOwnOffer } from '../api/own-offers.js';
import { useAnyText } from '../i18n/use-any-text.js';
import { useApi } from '../lib/api-context.js';
import { errorText } from '../lib/error-text.js';
import { toasts } from './toasts.js';

type Named = Pick<OfferCardShape, 'offer_id' | 'title'>;

/**
 * What an owner can do with an offer, from the list or its own page; texts: namespace `ownOffers`. `problem`: the last
 * refusal in words.
 */
export const useOfferActions = () => {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (offer: Named, action: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(offer.offer_id);
    setProblem(null);
    try {
      await action();
      await ownOffersChanged(queries);
      toasts.show('success', done);
      return true;
    } catch (error) {
      setProblem(t('problem', { title: offer.title || t('untitled'), text: errorText(words, error) }));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const id = (offer: Named) => ({ id: offer.offer_id, body: {} });
  const put = (next: Answer<'offer'>) => putOffer(queries, next);
  return {
    busy,
    problem,
    activate: (offer: Named) =>
      run(
        offer,
        async () => {
          put(await api.patch('/offer_activate/{id}', id(offer)));
        },
        t('done.activated'),
      ),
    deactivate: (offer: Named) =>
      run(
        offer,
        async () => {
          put(await api.patch('/offer_deactivate/{id}', id(offer)));
        },
        t('done.deactivated'),
      ),
    remove: (offer: Named) =>
      run(
        offer,
        async () => {
          await api.delete('/offer/{id}', { id: offer.offer_id });
          forgetOffer(queries, offer.offer_id);
          await unlistOwnOffer(queries, offer.offer_id);
        },
        t('done.deleted'),
      ),
    /** Answers the copy, or null when it was refused. */
    duplicate: async (
      offer: Named,
      copy: () => Promise<Answer<'changeOffer'>>,
    ): Promise<Answer<'changeOffer'> | null> => {
      let made: Answer<'changeOffer'> | null = null;
      await run(
        offer,
        async () => {
          made = await copy();
          put(made);
        },
        t('done.duplicated'),
      );
      return made;
    },
    copyLink: async (offer: Named): Promise<void> => {
      setProblem(null);
      try {
        // The server knows the address people can use.
        await navigator.clipboard.writeText((await queries.fetchQuery(permalinkQuery(api, offer.offer_id))).permalink);
        toasts.show('success', t('done.copied'));
      } catch {
        setProblem(t('notCopied', { address: `${location.origin}/i/${offer.offer_id}` }));
      }
    },
  };
};
