import { queryContext, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

/** Badges, counted from unread items, so that they cannot get stuck. */
export const statusHandlers = ({ request, notification }: Doors): Handlers<'status'> => ({
  status: async (_, caller) => {
    const [requests, notifications] = await Promise.all([
      request.queries.unread({}, queryContext(caller)),
      optional(caller, null, () => notification.queries.unread({}, queryContext(caller))),
    ]);
    return { badge: { request: { total: requests }, notification: { total: notifications } } };
  },
});
