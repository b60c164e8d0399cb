import { queryContext, type Handlers } from '../api/handlers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

/** The unread badge, counted from the requests themselves, so that it cannot stick. */
export const statusHandlers = (doors: Doors): Handlers<'status'> => ({
  status: async (_, caller) => ({
    badge: { request: { total: await doors.request.queries.unread({}, queryContext(caller)) } },
  }),
});
