import type { transparencyCalls } from '@lendring/contracts/http/transparency.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { transparencyShape } from '../shapes/transparency.js';

export const transparencyHandlers = (apis: ServiceApis): Handlers<keyof typeof transparencyCalls> => ({
  transparency: async (_, caller) =>
    transparencyShape(await apis.moderation.queries.transparency({}, queryContext(caller))),
});
