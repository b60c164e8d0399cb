import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Address, Point } from '@lendring/contracts/kernel/place.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { AccountState } from '../account/account.aggregate.js';
import { ifOpened, type AccountDecision } from '../account/decide.js';

/**
 * Adds the surrounding postal codes to an address stored without them. An address changed meanwhile already has these
 * codes.
 */
export const surround = (
  state: AccountState,
  userId: string,
  address: Address,
  around: readonly Point[],
): AccountDecision =>
  state.address && same(state.address, address) && !state.address.around
    ? decided([{ type: 'MainAddressChanged', data: { userId, address: { ...state.address, around: [...around] } } }])
    : decided([]);

export const addPlace = (state: AccountState, userId: string, placeId: string, address: Address): AccountDecision =>
  ifOpened(state, () => {
    const known = Object.values(state.places);
    if (state.places[placeId] || known.some((one) => same(one, address))) return decided([]);
    if (known.length >= limits.places) return refused('too_many_places', { max: limits.places });
    return decided([{ type: 'PlaceAdded', data: { userId, placeId, address } }]);
  });

export const removePlace = (state: AccountState, userId: string, placeId: string): AccountDecision =>
  ifOpened(state, () =>
    state.places[placeId] ? decided([{ type: 'PlaceRemoved', data: { userId, placeId } }]) : decided([]),
  );
