import { queryContext, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

/** Serves badge counts. Each count is recomputed from unread items, so that a badge cannot get stuck. */
export const statusHandlers = ({ request, notification }: ServiceApis): Handlers<'status'> => ({
  status: async (_, caller) => {
    const [requests, notifications] = await Promise.all([
      request.queries.unread({}, queryContext(caller)),
      optional(caller, null, () => notification.queries.unread({}, queryContext(caller))),
    ]);
    return { badge: { request: { total: requests }, notification: { total: notifications } } };
  },
});
