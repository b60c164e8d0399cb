import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { OwnerPlace } from './owner-place.port.js';

export const ownerPlaceFrom = (account: Pick<DoorClient<typeof accountDoor>, 'queries'>, clock: Clock): OwnerPlace => ({
  of: (userId, placeId) =>
    account.queries.place({ userId, placeId }, { actor: { kind: 'system', name: 'offer' }, at: clock.now() }),
});
