import { keepersOfPeople } from '@lendring/contracts/services.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { accountModule } from './module.js';

/** Starts the account service. */
export const start: StartService = async ({ config, wiring: { secrets, files }, doors, ports, serve }) => {
  const keys = { blur: await secrets.secret('blur'), nickname: await secrets.secret('nickname') };
  const { pictures } = await files();
  const { place, request } = doors;
  const keepers = keepersOfPeople({ builtInSignIn: config.externalIssuer === undefined });
  return serve(accountModule(await ports(), keys, { pictures, keepers, place, request }));
};
