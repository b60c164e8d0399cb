import type { DynamicModule } from '@nestjs/common';
import { accountDoor } from '@lendring/contracts/account/queries.js';
import type { placeDoor } from '@lendring/contracts/place/queries.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import { randomUUID } from 'node:crypto';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { accountService, type AccountKeys, type AccountNeeds } from './service.js';

type PlaceDoor = Readonly<{ queries: Pick<DoorClient<typeof placeDoor>['queries'], 'address'> }>;
type RequestDoor = Readonly<{ commands: Pick<DoorClient<typeof requestDoor>['commands'], 'leave'> }>;
type ModuleNeeds = Pick<
  AccountNeeds,
  'pictures' | 'blobs' | 'keepers' | 'certificates' | 'reputations' | 'farewell' | 'phones'
> &
  Readonly<{ place: PlaceDoor; request: RequestDoor }>;

const aroundFrom =
  (place: PlaceDoor): AccountNeeds['around'] =>
  async ({ cityId, postal }, at) => {
    const answer = await place.queries.address({ cityId, postal }, { actor: { kind: 'system', name: 'account' }, at });
    return answer.ok ? answer.place.around : [];
  };

const leaveFrom =
  (request: RequestDoor): AccountNeeds['leave'] =>
  (userId, at) => {
    const commandId = randomUUID();
    const actor = { kind: 'system' as const, name: 'account' };
    return request.commands.leave({ userId }, { commandId, actor, at, locale: 'de', requestId: commandId });
  };

export const accountModule = (
  ports: ServicePorts,
  keys: AccountKeys,
  { place, request, ...needs }: ModuleNeeds,
): DynamicModule => {
  const { parts, core, handlers } = accountService(ports, keys, {
    ...needs,
    around: aroundFrom(place),
    leave: leaveFrom(request),
  });
  return serviceModule(parts, core, accountDoor, handlers);
};
