import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { putOffer } from '../../api/own-offers.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { resizePicture } from '../../lib/pictures/resize-picture.js';
import { putPicture } from '../../lib/pictures/upload-picture.js';
import { keptValues, startIntention } from './kept.js';
import { createUploads, type UploadOne, type Uploads } from './upload/uploads.js';

type Draft = Readonly<{
  /** Id of the draft; empty until a new draft is created. */
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
  // Create the draft object once: when the URL receives a new draft's id, it still refers to the same draft.
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

const uploadPicture =
  (api: Api, draft: Pick<Draft, 'need'>): UploadOne =>
  async (file, report, signal) => {
    report('preparing');
    const { blob, type } = await resizePicture(file);
    signal.throwIfAborted();
    const id = await draft.need();
    const { image_id, url } = await api.post(
      '/offer_image/{id}',
      { id, body: { content_type: type, size: blob.size } },
      { signal },
    );
    report('sending');
    await putPicture(url, blob, type, (part) => report('sending', part), signal);
    report('finishing', 1);
    return api.patch('/offer_image/{id}', { id, body: { image_id } }, { signal });
  };

const running = new WeakMap<QueryClient, Map<string, Uploads>>();

/** Upload queue of an offer; one per offer, which continues after its page is left. */
export const useUploads = (draft: Draft): Uploads => {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const all = running.get(queries) ?? new Map<string, Uploads>();
    running.set(queries, all);
    // Register a new draft's queue under the draft's id, which the first picture creates.
    const uploads =
      all.get(draft.id()) ??
      createUploads(uploadPicture(api, draft), (offer) => {
        all.set(offer.offer_id, uploads);
        putOffer(queries, offer);
      });
    if (draft.id()) all.set(draft.id(), uploads);
    return uploads;
  }, [api, queries, draft]);
};
