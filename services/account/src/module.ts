import type { DynamicModule } from '@nestjs/common';
import { accountDoor } from '@lendring/contracts/account/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { accountService, type AccountKeys } from './service.js';

/** The whole account service for Nest. `ports` are its own store and documents; `keys` come from the installation's secrets. */
export const accountModule = (ports: ServicePorts, keys: AccountKeys): DynamicModule => {
  const { parts, core, handlers } = accountService(ports, keys);
  return serviceModule(parts, core, accountDoor, handlers);
};
