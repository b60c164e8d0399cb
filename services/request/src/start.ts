import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { requestModule } from './module.js';

export const start: StartService = async ({ apis, ports, serve }) => serve(requestModule(await ports(), apis));
