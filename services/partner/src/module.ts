import type { DynamicModule, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { partnerDoor } from '@lendring/contracts/partner/queries.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { partnerService, type PartnerDeps } from './service.js';

/** The whole partner service for Nest. `ports` are its own store and documents; `deps` come from its wiring. */
export const partnerModule = (ports: ServicePorts, deps: PartnerDeps): DynamicModule => {
  const { parts, core, handlers, background } = partnerService(ports, deps);

  /** Starts and stops what is no part of every service: the feed's tail and the sending of webhooks. */
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
