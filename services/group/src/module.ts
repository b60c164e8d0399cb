import type { DynamicModule } from '@nestjs/common';
import { groupApi } from '@lendring/contracts/group/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { GroupDeps } from './ports.js';
import { groupService } from './service.js';

export const groupModule = (ports: ServicePorts, deps: GroupDeps): DynamicModule => {
  const { parts, core, handlers } = groupService(ports, deps);
  return serviceModule(parts, core, groupApi, handlers);
};
