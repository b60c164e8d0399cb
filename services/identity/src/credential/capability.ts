import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { addressKey } from './address-key.js';

export const credential = ({ credentials, addressSecret }: Pick<Ports, 'credentials' | 'addressSecret'>) => {
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'userOf'> = {
    userOf: async ({ email }, context) => {
      if (context.actor.kind !== 'system') return null;
      const { state } = await credentials.find(addressKey(addressSecret, email));
      return state.registered ? state.userId : null;
    },
  };
  return { queries } satisfies Capability;
};
