import type { ProcessLog } from '@lendring/platform/runtime/process/nest-log.js';

export const LOG = Symbol('log');

/** Log of the process; entries during a request carry its id. */
export type BffLog = ProcessLog;
