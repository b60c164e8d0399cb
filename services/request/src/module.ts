import type { DynamicModule } from '@nestjs/common';
import { requestApi } from '@lendring/contracts/request/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { clientsOf, type ServiceApis } from './clients.js';
import type { Mails } from './ports.js';
import { requestService } from './service.js';

export const requestModule = (ports: ServicePorts, apis: ServiceApis, mails: Mails): DynamicModule => {
  const { core, parts, handlers } = requestService(ports, clientsOf(apis, ports.clock, mails));
  return serviceModule(parts, core, requestApi, handlers);
};
