import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { requestModule } from './module.js';

export const start: StartService = async ({ doors, ports, serve }) => serve(requestModule(await ports(), doors));
