import type { DynamicModule } from '@nestjs/common';
import { requestDoor } from '@lendring/contracts/request/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { clientsOf, type Doors } from './clients.js';
import { requestService } from './service.js';

export const requestModule = (ports: ServicePorts, doors: Doors): DynamicModule => {
  const { core, parts, handlers } = requestService(ports, clientsOf(doors, ports.clock));
  return serviceModule(parts, core, requestDoor, handlers);
};
