import { includedFrom } from '@lendring/contracts/billing/included-in-plan.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { partnerModule } from './module.js';
import { openPartnerDeps } from './wiring.js';

export const start: StartService = async ({ config, apis, ports, serve }) => {
  const own = await ports();
  return serve(
    partnerModule(own, {
      ...openPartnerDeps(config.webhookTargets),
      confirmErasure: apis.account.commands.confirmErasure,
      included: includedFrom(apis.billing, { name: 'partner', ...own }),
    }),
  );
};
