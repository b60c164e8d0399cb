import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { FavouriteEvent } from '@lendring/contracts/account/favourites.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { favouritesAggregate, type FavouriteState } from './favourites.aggregate.js';

export const favouriteLists: Projection<FavouriteState, FavouriteEvent | AccountEvent> = {
  name: 'favourites',
  version: 1,
  prefixes: ['favourites-', 'account-'],
  ids: ({ type, data }) =>
    type === 'OfferKept' || type === 'OfferDropped' || type === 'AccountDeleted' ? [data.userId] : [],
  evolve: (list, event) =>
    event.type === 'OfferKept' || event.type === 'OfferDropped'
      ? favouritesAggregate.evolve(list ?? favouritesAggregate.initialState, event)
      : null,
};
