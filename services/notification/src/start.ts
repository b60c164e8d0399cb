import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { notificationModule } from './module.js';

/** Starts the notification service. */
export const start: StartService = async ({ wiring, doors, ports, serve }) =>
  serve(notificationModule(await ports(), doors, [], await wiring.push()));
