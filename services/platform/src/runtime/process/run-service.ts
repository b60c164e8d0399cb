import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { keepers, type ServiceName } from '@lendring/contracts/services.js';
import {
  openServiceApis,
  openStates,
  overNetwork,
  type ServiceApis,
  type ServiceStates,
} from '../service-apis/service-apis.js';
import { tcpLink } from '../../rpc/tcp.js';
import { createLags } from '../followers/lags.js';
import type { Telemetry } from '../../telemetry/telemetry.js';
import { openTelemetry } from '../../telemetry/wiring.js';
import { ConfigError, loadConfig, type Config } from '../settings/config.js';
import { complaintOf } from './complaint.js';
import { keepFilesPrivate } from './own-files.js';
import { openOpsServer } from './ops-server.js';
import { createProcessHealth, watchEngines, watchService, type ProcessHealth } from './process-health.js';
import { serveApi } from '../service-apis/serve-api.js';
import type { ServicePorts } from '../service/service-core.js';
import { waitForEngines } from './wait-for-engines.js';
import { stopOnSignal } from './stop-on-signal.js';
import { openWiring, type Wiring } from '../wiring.js';

export type ProcessParts = Readonly<{
  config: Config;
  wiring: Wiring;
  telemetry: Telemetry;
  health: ProcessHealth;
  apis: ServiceApis;
  states: ServiceStates;
  ports: () => Promise<ServicePorts>;
  serve: (module: DynamicModule) => Promise<Running>;
  progress: (line: string) => void;
}>;

/** `stop` finishes current work; shared resources (stores, metrics) are closed afterwards. */
export type Running = Readonly<{ stop: () => Promise<void> }>;

export type StartService = (parts: ProcessParts) => Promise<Running>;

/**
 * Runs a service's process: settings, wiring, health and metrics, the service itself, and a graceful shutdown at
 * SIGTERM. A failed start reports the reason on stderr and exits with code 1.
 */
export const runService = async (name: ServiceName | 'bff', start: StartService): Promise<void> => {
  let config: Config | undefined;
  try {
    config = loadConfig(process.env);
    await run(name, config, start);
  } catch (error) {
    process.stderr.write(`${complaintOf(error, config)}\n`);
    process.exit(1);
  }
};

const run = async (name: ServiceName | 'bff', config: Config, start: StartService): Promise<void> => {
  if (!config.apis)
    throw new ConfigError(
      `The ${name} service runs as a separate process only with RPC=tcp. To run all services in one process, use npm start.`,
    );
  keepFilesPrivate(config.dataDir);
  const wiring = await openWiring(config);
  const log = wiring.log.child({ service: name });
  const telemetry = await openTelemetry(config, name);
  const health = createProcessHealth();
  watchEngines(health, wiring.watches);
  const ops = config.ops && (await openOpsServer({ place: config.ops, health, metrics: telemetry.metrics, log }));
  const link = tcpLink(config.apis, config.api);
  const options = { ...overNetwork, telemetry, log };
  const [apis, states] = [openServiceApis(link, options), openStates(link, options)];

  let opened: Promise<ServicePorts> | undefined;
  const ports = (): Promise<ServicePorts> => (opened ??= wiring.ports(name).then((own) => ({ ...own, telemetry })));
  const serve = async (module: DynamicModule): Promise<Running> => {
    const { host, stop } = await serveApi({ link, name, module, log });
    if (host) {
      watchService(health, host);
      telemetry.metrics.watchLags(createLags(host));
    }
    return { stop };
  };

  const logs = keepers.filter((each) => each.name === name && each.needs.includes('log')).map((each) => each.name);
  if (logs.length > 0)
    await waitForEngines(wiring.engines(), {
      waitMs: config.startWaitMs,
      say: (line) => log.warn({}, line),
      awaited: health.awaits,
    });
  await wiring.begin(logs);
  const running = await start({
    config,
    wiring,
    telemetry,
    health,
    apis,
    states,
    ports,
    serve,
    progress: (line) => log.info({}, line),
  });
  wiring.release();
  health.started();
  log.info({ ...(ops && { ops: ops.port }) }, 'Process started');
  stopOnSignal({
    async stop() {
      health.stopping();
      await running.stop();
      await wiring.close();
      await telemetry.tracing.close();
      await ops?.close();
      log.info({}, 'Process stopped');
    },
    say: (what, err) => {
      if (what === 'stopping') log.info({}, 'Process is stopping');
      else log.error({ err }, what === 'late' ? 'Shutdown timed out' : 'Shutdown failed');
    },
  });
};
