import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.js';
import { keptValues, startIntention } from './kept.js';
import { putOffer } from '../../api/own-offer.js';

export type Draft = Readonly<{
  /** Empty while nothing was given to a new draft. */
  id: () => string;
  /** Its id; a new draft is stored now, once, whoever asks. @throws what the server answers */
  need: () => Promise<string>;
}>;

/**
 * The offer under the wizard. A new draft is stored with the first thing that is given to it, not before; its address
 * then names it, so that reloading goes on with it. @returns the draft and its id as it is shown
 */
export const useDraft = (offerId: string | undefined): Readonly<{ draft: Draft; shownId: string }> => {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [born, setBorn] = useState('');
  // An address that names the draft it just got is no other draft.
  const [draft] = useState<Draft>(() => {
    let id = offerId ?? '';
    let coming: Promise<string> | null = null;
    const start = async (): Promise<string> => {
      const offer = await api.post('/offer', { body: {} }, { idempotencyKey: startIntention.key() });
      startIntention.done();
      keptValues.adopt(offer.offer_id);
      putOffer(queries, offer);
      id = offer.offer_id;
      setBorn(id);
      return id;
    };
    return {
      id: () => id,
      need: () =>
        id
          ? Promise.resolve(id)
          : (coming ??= start().finally(() => {
              coming = null;
            })),
    };
  });

  const unnamed = born !== '' && offerId === undefined;
  useEffect(() => {
    if (unnamed) void navigate({ to: '.', search: { draft: born }, replace: true, resetScroll: false });
  }, [unnamed, born, navigate]);
  return { draft, shownId: offerId ?? born };
};
