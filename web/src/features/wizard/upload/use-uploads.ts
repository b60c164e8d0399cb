import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../../lib/api-context.js';
import type { Api } from '../../../lib/api.js';
import { uploadPicture } from './upload-picture.js';
import { createUploads, type Uploads } from './uploads.js';

type Entry = Readonly<{ uploads: Uploads; listener: { current: (offer: OfferShape) => void } }>;
const running = new WeakMap<Api, Map<string, Entry>>();

/** The pictures on their way for one offer: one list per offer, which lives on when its page is left. */
export const useUploads = (offerId: string, onDone: (offer: OfferShape) => void): Uploads => {
  const api = useApi();
  const entry = useMemo(() => {
    const ofApi = running.get(api) ?? new Map<string, Entry>();
    running.set(api, ofApi);
    const known = ofApi.get(offerId);
    if (known) return known;
    const listener: Entry['listener'] = { current: () => {} };
    const fresh = { listener, uploads: createUploads(uploadPicture(api, offerId), (offer) => listener.current(offer)) };
    ofApi.set(offerId, fresh);
    return fresh;
  }, [api, offerId]);
  useEffect(() => { entry.listener.current = onDone; }, [entry, onDone]);
  return entry.uploads;
};
