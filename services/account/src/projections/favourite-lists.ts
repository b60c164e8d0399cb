import type { FavouriteEvent } from '@lendring/contracts/account/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { favouritesAggregate, type FavouriteState } from '../favourites/favourites.js';

/** The favourites of each person; only that person reads them. */
export const favouriteLists: Projection<FavouriteState, FavouriteEvent> = {
  name: 'favourites',
  version: 1,
  prefixes: ['favourites-'],
  ids: (event) => [event.data.userId],
  evolve: (list, event) => favouritesAggregate.evolve(list ?? favouritesAggregate.initialState, event),
};
