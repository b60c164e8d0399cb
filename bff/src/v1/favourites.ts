import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';

export const favouriteHandlers = ({ account: { queries } }: ServiceApis): Handlers<'favourites'> => ({
  favourites: async (_, caller, after) => ({ offerIds: await queries.favourites({}, queryContext(caller, after)) }),
});
