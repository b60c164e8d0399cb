import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { partnerDoor } from '@lendring/contracts/partner/queries.js';
import type { placeDoor } from '@lendring/contracts/place/queries.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';

/** The services behind the BFF, each through its one door. */
export type Doors = Readonly<{
  account: DoorClient<typeof accountDoor>;
  offer: DoorClient<typeof offerDoor>;
  partner: DoorClient<typeof partnerDoor>;
  place: DoorClient<typeof placeDoor>;
  request: DoorClient<typeof requestDoor>;
}>;
