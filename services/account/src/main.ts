import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { accountModule } from './module.js';

/** The account service as a process of its own. */
await runService('account', async ({ wiring: { secrets, files }, doors, ports, serve }) =>
  serve(accountModule(await ports(), { blur: await secrets.secret('blur'), nickname: await secrets.secret('nickname') }, { pictures: (await files()).pictures, place: doors.place })));
