import { runCategories } from '@lendring/platform/runtime/categories/run-categories.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { offerModule } from './module.js';
import { openSearch } from './wiring.js';

export const start: StartService = async ({ config, wiring, doors, ports, serve }) => {
  const search = wiring.closes(await openSearch(config, wiring));
  const { pictures } = await wiring.files();
  const own = await ports();
  const categories = await runCategories({ name: 'offer', wiring, doors, kept: own.documents });
  return serve(
    offerModule(
      { ...own, search },
      { account: doors.account, group: doors.group, billing: doors.billing, pictures, categories },
    ),
  );
};
