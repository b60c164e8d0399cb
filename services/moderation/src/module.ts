import type { DynamicModule } from '@nestjs/common';
import { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { ModerationDeps } from './ports.js';
import { moderationService } from './service.js';

export const moderationModule = (ports: ServicePorts, deps: ModerationDeps): DynamicModule => {
  const { parts, core, handlers } = moderationService(ports, deps);
  return serviceModule(parts, core, moderationApi, handlers);
};
