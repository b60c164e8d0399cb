import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { placeModule } from './module.js';
import { openPlaceIndex } from './open-places.js';

/** The place service as a process of its own. */
await runService('place', async ({ config, wiring: { log }, telemetry, serve }) =>
  serve(placeModule({ index: await openPlaceIndex(config.dataDir, (line) => log.info({ service: 'place' }, line)), telemetry })));
