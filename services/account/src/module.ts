import type { DynamicModule } from '@nestjs/common';
import { accountDoor } from '@lendring/contracts/account/queries.js';
import type { placeDoor } from '@lendring/contracts/place/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { accountService, type AccountKeys, type AccountNeeds } from './service.js';

type PlaceDoor = Readonly<{ queries: Pick<DoorClient<typeof placeDoor>['queries'], 'address'> }>;
type ModuleNeeds = Pick<AccountNeeds, 'pictures'> & Readonly<{ place: PlaceDoor }>;

const aroundFrom =
  (place: PlaceDoor): AccountNeeds['around'] =>
  async ({ cityId, postal }, at) => {
    const answer = await place.queries.address({ cityId, postal }, { actor: { kind: 'system', name: 'account' }, at });
    return answer.ok ? answer.place.around : [];
  };

/**
 * The account service as a Nest module. `ports` are its own store and documents; `keys` come from the installation's
 * secrets, `place` is the door of the place service.
 */
export const accountModule = (
  ports: ServicePorts,
  keys: AccountKeys,
  { pictures, place }: ModuleNeeds,
): DynamicModule => {
  const { parts, core, handlers } = accountService(ports, keys, { pictures, around: aroundFrom(place) });
  return serviceModule(parts, core, accountDoor, handlers);
};
