import type { Api } from '../../lib/api-client/api.js';
import { purposeOf, type Reason } from './reason.js';

export const loadReason = async (api: Api, to: string | undefined): Promise<Reason | null> => {
  const purpose = purposeOf(to);
  if (purpose?.kind !== 'ask') return purpose;
  const offer = await api.get('/offer/{id}', { id: purpose.offerId }).catch(() => null);
  return offer?.owner ? { kind: 'ask', name: offer.owner.nickname, title: offer.title } : null;
};
