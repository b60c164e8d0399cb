import type { DynamicModule, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { partnerApi } from '@lendring/contracts/partner/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { PartnerDeps } from './ports.js';
import { partnerService } from './service.js';

export const partnerModule = (ports: ServicePorts, deps: PartnerDeps): DynamicModule => {
  const { parts, core, handlers, background } = partnerService(ports, deps);

  class PartnerBackground implements OnModuleInit, OnApplicationShutdown {
    onModuleInit(): Promise<void> {
      return background.start();
    }
    onApplicationShutdown(): Promise<void> {
      return background.stop();
    }
  }
  const { module, providers = [], ...rest } = serviceModule(parts, core, partnerApi, handlers);
  return {
    ...rest,
    module,
    providers: [...providers, { provide: PartnerBackground, useFactory: () => new PartnerBackground() }],
  };
};
