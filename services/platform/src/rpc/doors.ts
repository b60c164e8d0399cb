import { accountDoor } from '@lendring/contracts/account/queries.js';
import { offerDoor } from '@lendring/contracts/offer/queries.js';
import { partnerDoor } from '@lendring/contracts/partner/queries.js';
import { placeDoor } from '@lendring/contracts/place/queries.js';
import { requestDoor } from '@lendring/contracts/request/queries.js';
import { doorClient, type DoorClient, type DoorClientOptions } from '../runtime/doors/door-client.js';
import type { AnyDoor } from '../runtime/doors/door.js';
import type { Link } from './link.js';

/** Nobody waits longer for a service, retries included. */
export const CALL_MS = 10_000;

/** Over a network services come and go: a lost connection is tried again for two seconds, and who is away is left alone for one. */
export const overNetwork: DoorClientOptions = { timeoutMs: CALL_MS, patienceMs: 2_000, restMs: 1_000 };

/** Within one process nobody comes back who went. */
export const inOneProcess: DoorClientOptions = { timeoutMs: CALL_MS };

/** The caller's side of one door; nothing connects before the first call. */
export const openDoor = <D extends AnyDoor>(link: Link, door: D, options: DoorClientOptions): DoorClient<D> => doorClient(door, link.client(door.name), options);

/** The doors of all services. */
export const openDoors = (link: Link, options: DoorClientOptions) => ({
  account: openDoor(link, accountDoor, options),
  offer: openDoor(link, offerDoor, options),
  partner: openDoor(link, partnerDoor, options),
  place: openDoor(link, placeDoor, options),
  request: openDoor(link, requestDoor, options),
});
export type Doors = ReturnType<typeof openDoors>;
