import type { Api } from '../../../lib/api.js';

const counted = new Set<string>();

/** Tells the server of a look at an offer, once a visit. That it fails is nobody's concern. */
export const countHitOnce = (api: Pick<Api, 'post'>, offerId: string): void => {
  if (counted.has(offerId)) return;
  counted.add(offerId);
  api.post('/offer_hit/{id}', { id: offerId, body: {} }).catch(() => undefined);
};
