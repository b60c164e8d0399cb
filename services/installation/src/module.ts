import type { DynamicModule } from '@nestjs/common';
import { installationApi } from '@lendring/contracts/installation/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { InstallationDeps } from './ports.js';
import { installationService } from './service.js';

export const installationModule = (ports: ServicePorts, deps: InstallationDeps): DynamicModule => {
  const { parts, core, handlers } = installationService(ports, deps);
  return serviceModule(parts, core, installationApi, handlers);
};
