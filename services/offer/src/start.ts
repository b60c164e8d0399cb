import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { offerModule } from './module.js';

/** Starts the offer service. */
export const start: StartService = async ({ wiring, doors, ports, serve }) =>
  serve(offerModule(await ports(), { account: doors.account, pictures: (await wiring.files()).pictures }));
