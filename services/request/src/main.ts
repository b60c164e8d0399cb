import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { requestModule } from './module.js';

/** The request service as a process of its own. */
await runService('request', async ({ doors, ports, serve }) => serve(requestModule(await ports(), doors)));
