import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { partnerModule } from './module.js';
import { openPartnerDeps } from './wiring.js';

/** Starts the partner service. */
export const start: StartService = async ({ config, doors, ports, serve }) =>
  serve(
    partnerModule(await ports(), {
      ...openPartnerDeps(config.webhookTargets),
      confirmErasure: doors.account.commands.confirmErasure,
    }),
  );
