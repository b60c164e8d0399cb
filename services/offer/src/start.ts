import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { offerModule } from './module.js';
import { openSearch } from './wiring.js';

/** Starts the offer service. */
export const start: StartService = async ({ config, wiring, doors, ports, serve }) => {
  const search = wiring.closes(await openSearch(config, wiring));
  const { pictures } = await wiring.files();
  return serve(
    offerModule(
      { ...(await ports()), search },
      { account: doors.account, group: doors.group, billing: doors.billing, pictures },
    ),
  );
};
