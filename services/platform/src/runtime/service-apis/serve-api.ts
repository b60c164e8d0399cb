import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { Link } from '../../rpc/link.js';
import { nestLog, type ProcessLog } from '../process/nest-log.js';
import type { ServiceHost } from '../service/service-host.js';
import { hostToken } from '../service/service-module.js';
import { DRAIN_MS } from '../process/stop-on-signal.js';

type Options = Readonly<{ link: Link; name: string; module: DynamicModule; log: ProcessLog }>;

export type ServedApi = Readonly<{
  host: ServiceHost | null;
  /** Finishes running calls, then stops the background parts, which store their checkpoints. The stores stay open. */
  stop: () => Promise<void>;
}>;

export const serveApi = async ({ link, name, module, log }: Options): Promise<ServedApi> => {
  const server = link.server(name);
  const service = await NestFactory.createMicroservice<MicroserviceOptions>(module, {
    strategy: server,
    logger: nestLog(log),
    abortOnError: false,
  });
  await service.listen();
  return {
    // Request a host only if the module exports one. Services without a log, such as the place service, have none,
    // and Nest would print an error.
    host: module.exports?.includes(hostToken(name))
      ? service.get<ServiceHost>(hostToken(name), { strict: false })
      : null,
    async stop() {
      if (!(await server.drain(DRAIN_MS))) log.warn({ service: name }, 'Stopping before all calls were answered');
      await service.close();
    },
  };
};
