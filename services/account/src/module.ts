import type { DynamicModule } from '@nestjs/common';
import { accountDoor } from '@lendring/contracts/account/queries.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { accountService, type AccountKeys } from './service.js';

/** The whole account service for Nest. `ports` are its own store and documents; `keys` come from the installation's secrets, `pictures` keeps the files of profile pictures. */
export const accountModule = (ports: ServicePorts, keys: AccountKeys, pictures: StoredPictures): DynamicModule => {
  const { parts, core, handlers } = accountService(ports, keys, pictures);
  return serviceModule(parts, core, accountDoor, handlers);
};
