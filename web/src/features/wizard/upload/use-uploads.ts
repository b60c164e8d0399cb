import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api-client/api-context.js';
import { putOffer } from '../../../api/own-offer.js';
import type { Draft } from '../use-draft.js';
import { uploadPicture } from './upload-picture.js';
import { createUploads, type Uploads } from './uploads.js';

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
