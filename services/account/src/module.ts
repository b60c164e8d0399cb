import type { DynamicModule } from '@nestjs/common';
import { accountApi } from '@lendring/contracts/account/queries.js';
import type { placeApi } from '@lendring/contracts/place/queries.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { randomUUID } from 'node:crypto';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { accountService, type AccountKeys, type AccountNeeds } from './service.js';

type PlaceApi = Readonly<{ queries: Pick<ServiceClient<typeof placeApi>['queries'], 'address'> }>;
type RequestApi = Readonly<{ commands: Pick<ServiceClient<typeof requestApi>['commands'], 'leave'> }>;
type ModuleNeeds = Pick<
  AccountNeeds,
  'pictures' | 'blobs' | 'keepers' | 'certificates' | 'reputations' | 'farewell' | 'phones'
> &
  Readonly<{ place: PlaceApi; request: RequestApi }>;

const aroundFrom =
  (place: PlaceApi): AccountNeeds['around'] =>
  async ({ cityId, postal }, at) => {
    const answer = await place.queries.address({ cityId, postal }, { actor: { kind: 'system', name: 'account' }, at });
    return answer.ok ? answer.place.around : [];
  };

const leaveFrom =
  (request: RequestApi): AccountNeeds['leave'] =>
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
  return serviceModule(parts, core, accountApi, handlers);
};
