import type { DynamicModule } from '@nestjs/common';
import { billingApi } from '@lendring/contracts/billing/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { BillingDeps } from './ports.js';
import { billingService } from './service.js';

export const billingModule = (ports: ServicePorts, deps: BillingDeps): DynamicModule => {
  const { parts, core, handlers } = billingService(ports, deps);
  return serviceModule(parts, core, billingApi, handlers);
};
