import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { partnerModule } from './module.js';
import { openPartnerDeps } from './wiring.js';

/** The partner service as a process of its own. */
await runService('partner', async ({ config, ports, serve }) => serve(partnerModule(await ports(), openPartnerDeps(config.webhookTargets))));
