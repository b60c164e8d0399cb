import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { installationModule } from './module.js';

/** Starts the installation service. */
export const start: StartService = async ({ doors, ports, serve }) =>
  serve(installationModule(await ports(), { confirmErasure: doors.account.commands.confirmErasure }));
