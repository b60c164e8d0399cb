import type { DynamicModule } from '@nestjs/common';
import { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { NotificationDeps } from './ports.js';
import { notificationService } from './service.js';

export const notificationModule = (ports: ServicePorts, deps: NotificationDeps): DynamicModule => {
  const { core, parts, handlers } = notificationService(ports, deps);
  return serviceModule(parts, core, notificationApi, handlers);
};
