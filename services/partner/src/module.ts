import type { DynamicModule, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { partnerDoor } from '@lendring/contracts/partner/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { partnerService, type PartnerDeps } from './service.js';

/** The partner service as a Nest module. `ports` are its own store and documents; `deps` come from its wiring. */
export const partnerModule = (ports: ServicePorts, deps: PartnerDeps): DynamicModule => {
  const { parts, core, handlers, background } = partnerService(ports, deps);

  /** Starts and stops what only this service has: the tail of the feed and the sending of webhooks. */
  class PartnerBackground implements OnModuleInit, OnApplicationShutdown {
    onModuleInit(): Promise<void> {
      return background.start();
    }
    onApplicationShutdown(): Promise<void> {
      return background.stop();
    }
  }
  const { module, providers = [], ...rest } = serviceModule(parts, core, partnerDoor, handlers);
  return {
    ...rest,
    module,
    providers: [...providers, { provide: PartnerBackground, useFactory: () => new PartnerBackground() }],
  };
};
