import type { Api } from '../../../lib/api-client/api.js';

const counted = new Set<string>();

/** Counts a view once per visit; failures are ignored. */
export const countHitOnce = (api: Pick<Api, 'post'>, offerId: string): void => {
  if (counted.has(offerId)) return;
  counted.add(offerId);
  api.post('/offer_hit/{id}', { id: offerId, body: {} }).catch(() => undefined);
};
