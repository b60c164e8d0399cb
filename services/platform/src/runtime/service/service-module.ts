import type { AnyServiceApi } from '@lendring/contracts/kernel/service-api.js';
import type { DynamicModule, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { apiController, type ServiceHandlers, type ApiProvided } from '../service-apis/handlers.js';
import type { ServiceCore } from './service-core.js';
import { serviceState } from '../followers/service-state.js';
import { createServiceHost, type ServiceHost } from './service-host.js';
import type { ServiceParts } from './service-parts.js';

/** Injection token of a service's {@link ServiceHost}, for health pages: `app.get(hostToken('offer'))`. */
export const hostToken = (service: string): symbol => Symbol.for(`lendring.host.${service}`);

/**
 * Nest module of a service: the API's controller and the background parts, started with the module and stopped with the
 * application (`app.close()`).
 */
export const serviceModule = <D extends AnyServiceApi>(
  parts: ServiceParts,
  core: ServiceCore,
  api: D,
  handlers: ServiceHandlers<D>,
): DynamicModule => {
  const host = createServiceHost(parts, core);
  const apiToken = Symbol.for(`lendring.api.${api.name}`);
  // Safe cast: the controller parses each message with this API's schema before calling the handler of the same name.
  const provided: ApiProvided = {
    handlers: handlers as ServiceHandlers<AnyServiceApi>,
    waitFor: host.waitFor,
    telemetry: core.telemetry,
    state: serviceState(host),
  };

  class ServiceModule implements OnModuleInit, OnApplicationShutdown {
    onModuleInit(): Promise<void> {
      return host.start();
    }
    onApplicationShutdown(): Promise<void> {
      return host.stop();
    }
  }
  Object.defineProperty(ServiceModule, 'name', { value: `${core.name}Module` });

  return {
    module: ServiceModule,
    controllers: [apiController(api, apiToken)],
    providers: [
      { provide: apiToken, useValue: provided },
      { provide: hostToken(core.name), useValue: host satisfies ServiceHost },
    ],
    exports: [hostToken(core.name)],
  };
};
