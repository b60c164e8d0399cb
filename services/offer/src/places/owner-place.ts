import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { OwnerPlace } from './owner-place.port.js';

export const ownerPlaceFrom = (
  account: Pick<ServiceClient<typeof accountApi>, 'queries'>,
  clock: Clock,
): OwnerPlace => {
  const context = (): QueryContext => ({ actor: { kind: 'system', name: 'offer' }, at: clock.now() });
  return {
    of: (userId, placeId) => account.queries.place({ userId, placeId }, context()),
    openingsOf: (userId) => account.queries.openings({ userId }, context()),
  };
};
