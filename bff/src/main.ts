import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { issuerOf, startBff } from './start.js';
import { builtWeb } from './web/built-web.js';

await runService('bff', async ({ config, wiring, telemetry, apis, states }) =>
  startBff({
    config,
    wiring,
    telemetry,
    apis,
    states,
    issuer: await issuerOf(config, wiring),
    web: await builtWeb(),
    identity: null,
  }),
);
