import type { DynamicModule } from '@nestjs/common';
import type { accountDoor } from '@lendring/contracts/account/queries.js';
import { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { ownerPlaceFrom } from './owner-place.js';
import { offerService } from './service.js';

/** The whole offer service for Nest. `ports` are its own store, documents and search; `account` is the door to the account service. */
export const offerModule = (ports: ServicePorts, account: Pick<DoorClient<typeof accountDoor>, 'queries'>): DynamicModule => {
  const { parts, core, handlers } = offerService(ports, ownerPlaceFrom(account, ports.clock));
  return serviceModule(parts, core, offerDoor, handlers);
};
