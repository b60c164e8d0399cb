import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api-context.js';
import { putOffer } from '../queries.js';
import { uploadPicture } from './upload-picture.js';
import { createUploads, type Uploads } from './uploads.js';

const running = new WeakMap<QueryClient, Map<string, Uploads>>();

/** The pictures on their way for one offer: one list per offer, which lives on when its page is left. */
export const useUploads = (offerId: string): Uploads => {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const all = running.get(queries) ?? new Map<string, Uploads>();
    running.set(queries, all);
    const uploads = all.get(offerId) ?? createUploads(uploadPicture(api, offerId), (offer) => putOffer(queries, offer));
    all.set(offerId, uploads);
    return uploads;
  }, [api, queries, offerId]);
};
