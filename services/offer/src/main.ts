import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { offerModule } from './module.js';

/** The offer service as a process of its own. */
await runService('offer', async ({ wiring, doors, ports, serve }) =>
  serve(offerModule(await ports(), { account: doors.account, pictures: (await wiring.files()).pictures })));
