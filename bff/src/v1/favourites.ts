import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { queryContext, type Handlers } from '../caller/handlers.js';

export const favouriteHandlers = ({ account: { queries } }: Doors): Handlers<'favourites'> => ({
  favourites: async (_, caller, after) => ({ offerIds: await queries.favourites({}, queryContext(caller, after)) }),
});
