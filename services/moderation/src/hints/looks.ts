import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Looks } from './looks.port.js';

const actor = { kind: 'system', name: 'moderation' } as const;

export const looksBehind = ({ account, offer }: Pick<ServiceApis, 'account' | 'offer'>): Looks => ({
  offer: (offerId, at) => offer.queries.inspect({ offerId }, { actor, at }),
  async registeredAt(userId, at) {
    const profile = await account.queries.publicProfile({ userId }, { actor, at });
    return profile && !profile.former ? profile.registeredAt : null;
  },
});
