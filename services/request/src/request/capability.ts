import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { ReadModels } from '../ports.js';
import { requestQueryHandlers } from './queries.js';

/** Requests as their two sides read them: one, lists, counts, and which of them wait for an action. */
export const requestsRead = (read: ReadModels) => ({ queries: requestQueryHandlers(read) }) satisfies Capability;
