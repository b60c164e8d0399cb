import type { AnyServiceApi } from '@lendring/contracts/kernel/service-api.js';
import { setTimeout as pause } from 'node:timers/promises';
import { placeApi } from '@lendring/contracts/place/queries.js';
import { apiController, type ServiceHandlers, type ApiProvided } from '../../src/runtime/service-apis/handlers.js';
import { runService } from '../../src/runtime/process/run-service.js';

/**
 * Child process for process tests: a service whose site map takes `page` milliseconds. With NEEDS_KEY it reads a key at
 * startup.
 */
const token = Symbol('slow');
const none = async (): Promise<null> => null;
const handlers: ServiceHandlers<typeof placeApi> = {
  commands: {},
  queries: {
    siteMap: async ({ page }) => {
      await pause(page);
      return [];
    },
    citySearch: async () => [],
    names: async () => ({}),
    points: async () => ({}),
    address: async () => ({ ok: false, problem: 'city_unknown' }),
    postal: none,
    city: none,
    cityByUrl: none,
    nearest: none,
    area: none,
    resolve: async () => ({ kind: 'none', places: [] }),
    inText: none,
  },
};
const provided: ApiProvided = { handlers: handlers as ServiceHandlers<AnyServiceApi>, waitFor: async () => true };

class SlowModule {}

await runService('place', async ({ serve, wiring }) => {
  if (process.env['NEEDS_KEY']) await wiring.secrets.secret('blur');
  return serve({
    module: SlowModule,
    controllers: [apiController(placeApi, token)],
    providers: [{ provide: token, useValue: provided }],
  });
});
