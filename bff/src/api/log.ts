import type { ProcessLog } from '@lendring/platform/runtime/process/nest-log.js';

export const LOG = Symbol('log');

/** The process's log; what is logged while a request runs carries its id. */
export type BffLog = ProcessLog;
