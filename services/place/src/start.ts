import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { placeModule } from './module.js';
import { openPlaceIndex } from './open-places.js';

export const start: StartService = async ({ config, telemetry, serve, progress }) =>
  serve(placeModule({ index: await openPlaceIndex(config.dataDir, progress), telemetry }));
