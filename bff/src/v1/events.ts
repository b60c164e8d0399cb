import { ApiError } from '../errors/api-error.js';
import type { Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { readFeed } from '../partner/feed.js';

export const eventHandlers = (apis: Pick<ServiceApis, 'partner'>): Handlers<'event'> => ({
  event: async ({ query: { cursor, since, types, size, wait } }, { key, at }) => {
    if (!key) throw new ApiError('key_needed');
    const page = await readFeed(
      apis,
      {
        hash: key.hash,
        limit: size,
        waitMs: wait * 1000,
        ...(cursor ? { cursor } : {}),
        ...(since ? { since } : {}),
        ...(types ? { types } : {}),
      },
      at,
    );
    return { events: [...page.items], cursor: page.cursor, caughtUp: page.caughtUp };
  },
});
