import type { ProcessLog } from '@lendring/platform/runtime/process/nest-log.js';

export const LOG = Symbol('log');

export type BffLog = ProcessLog;
