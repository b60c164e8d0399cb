import type { transparencyCalls } from '@lendring/contracts/http/transparency.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { transparencyShape } from '../shapes/transparency.js';

export const transparencyHandlers = (doors: Doors): Handlers<keyof typeof transparencyCalls> => ({
  transparency: async (_, caller) =>
    transparencyShape(await doors.moderation.queries.transparency({}, queryContext(caller))),
});
