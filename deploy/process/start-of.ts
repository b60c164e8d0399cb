import type { ServiceName } from '@lendring/contracts/services.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';

export const startOf = async (name: ServiceName): Promise<StartService> =>
  ((await import(`@lendring/${name}/start.js`)) as { readonly start: StartService }).start;
