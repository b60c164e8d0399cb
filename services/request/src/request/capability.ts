import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { ReadModels } from '../ports.js';
import { requestQueryHandlers } from './queries.js';

export const requestsRead = (read: ReadModels) => ({ queries: requestQueryHandlers(read) }) satisfies Capability;
