import type { FavouriteEvent } from '@lendring/contracts/account/favourites.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { OfferId } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';

export type FavouriteState = Readonly<{ offerIds: readonly OfferId[] }>;

const initialState: FavouriteState = { offerIds: [] };

/** Ignores the favourites of an erased user, which read as null. */
const evolve = (state: FavouriteState, { type, data: { offerId } }: FavouriteEvent): FavouriteState => {
  if (offerId === null) return state;
  const others = state.offerIds.filter((one) => one !== offerId);
  return { offerIds: type === 'OfferKept' ? [offerId, ...others] : others };
};

export const favouritesAggregate: Aggregate<FavouriteState, FavouriteEvent> = {
  category: 'favourites',
  initialState,
  evolve,
};

type FavouriteDecision = Decision<readonly FavouriteEvent[], AccountRefusal>;

/** Adds offers that are not favourites yet, keeping their order; readers check which offers still exist. */
export const keep = (
  { offerIds: kept }: FavouriteState,
  userId: string,
  offerIds: readonly OfferId[],
): FavouriteDecision => {
  const fresh = [...new Set(offerIds)].filter((one) => !kept.includes(one));
  if (kept.length + fresh.length > limits.favourites) return refused('too_many_favourites', { max: limits.favourites });
  return decided(fresh.toReversed().map((offerId) => ({ type: 'OfferKept', data: { userId, offerId } })));
};

export const drop = ({ offerIds: kept }: FavouriteState, userId: string, offerId: OfferId): FavouriteDecision =>
  decided(kept.includes(offerId) ? [{ type: 'OfferDropped', data: { userId, offerId } }] : []);
