import type { ServiceName } from '@lendring/contracts/services.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';

/** How a service starts, by its name: each folder has its own `start.ts`. */
export const startOf = async (name: ServiceName): Promise<StartService> =>
  ((await import(`@lendring/${name}/start.js`)) as { readonly start: StartService }).start;
