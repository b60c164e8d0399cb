import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putOffer } from '../../../api/own-offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Api } from '../../../lib/api-client/api.js';
import { putPicture } from '../../../lib/pictures/upload-picture.js';
import { resizePicture } from '../../../lib/pictures/resize-picture.js';
import type { Draft } from '../use-draft.js';
import { createUploads, type UploadOne, type Uploads } from './uploads.js';

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
    // Register a new draft's queue under the id that the first picture gives it.
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
