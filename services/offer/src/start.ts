import { followCategories } from '@lendring/contracts/installation/follow-categories.js';
import { runClockPolicy } from '@lendring/platform/runtime/process/run-clock-policy.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { offerModule } from './module.js';
import { openDownloads, openSearch } from './wiring.js';

export const start: StartService = async ({ config, wiring, apis, ports, serve }) => {
  const search = wiring.closes(await openSearch(config, wiring));
  const { pictures } = await wiring.files();
  const own = await ports();
  const { installation } = apis;
  const categories = followCategories({ installation, name: 'offer', log: wiring.log, kept: own.documents });
  await categories.begin();
  await runClockPolicy(wiring, categories.refresh);
  return serve(
    offerModule(
      { ...own, search },
      {
        account: apis.account,
        group: apis.group,
        request: apis.request,
        billing: apis.billing,
        pictures,
        downloads: openDownloads(config.webhookTargets),
        categories,
      },
    ),
  );
};
