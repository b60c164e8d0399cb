import type { AnyDoor } from '@lendring/contracts/kernel/door.js';
import { setTimeout as pause } from 'node:timers/promises';
import { placeDoor } from '@lendring/contracts/place/queries.js';
import { doorController, type DoorHandlers, type DoorProvided } from '../../src/runtime/doors/door.js';
import { runService } from '../../src/runtime/process/run-service.js';

/**
 * Child process for process tests: a service whose site map takes `page` milliseconds. With NEEDS_KEY it reads a key at
 * startup.
 */
const token = Symbol('slow');
const none = async (): Promise<null> => null;
const handlers: DoorHandlers<typeof placeDoor> = {
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
const provided: DoorProvided = { handlers: handlers as DoorHandlers<AnyDoor>, waitFor: async () => true };

class SlowModule {}

await runService('place', async ({ serve, wiring }) => {
  if (process.env['NEEDS_KEY']) await wiring.secrets.secret('blur');
  return serve({
    module: SlowModule,
    controllers: [doorController(placeDoor, token)],
    providers: [{ provide: token, useValue: provided }],
  });
});
