import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-client/api-context.js';
import { keptValues, startIntention } from './kept.js';
import { putOffer } from '../../api/own-offer.js';

export type Draft = Readonly<{
  /** Empty until a new draft is created. */
  id: () => string;
  /**
   * Id of the draft; creates a new draft on first use, only once for concurrent calls.
   * @throws the API's error
   */
  need: () => Promise<string>;
}>;

/**
 * Draft behind the wizard. A new draft is created with its first value; its URL then contains the id, so that a reload
 * resumes it.
 * @returns the draft, and the id currently displayed
 */
export const useDraft = (offerId: string | undefined): Readonly<{ draft: Draft; shownId: string }> => {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [born, setBorn] = useState('');
  // Created once: a URL that receives the new draft's id still means the same draft.
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
