import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { accountModule } from './module.js';

/** Starts the account service. */
export const start: StartService = async ({ wiring: { secrets, files }, doors, ports, serve }) => {
  const keys = { blur: await secrets.secret('blur'), nickname: await secrets.secret('nickname') };
  return serve(accountModule(await ports(), keys, { pictures: (await files()).pictures, place: doors.place }));
};
