import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Address, Point } from '@lendring/contracts/kernel/place.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { profilePlaceNames } from '@lendring/contracts/rules/offer-sheet.js';
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

/**
 * Adds a place, with a name if it is given. An address that the user already has is not added again; a given name
 * becomes that of the known place.
 */
export const addPlace = (
  state: AccountState,
  userId: string,
  { placeId, address, name = null }: Readonly<{ placeId: string; address: Address; name?: string | null }>,
): AccountDecision =>
  ifOpened(state, () => {
    const known = Object.entries(state.places);
    const [knownId] = known.find(([id, one]) => id === placeId || same(one, address)) ?? [];
    if (knownId !== undefined) return name === null ? decided([]) : named(state, userId, knownId, name);
    if (known.length >= limits.places) return refused('too_many_places', { max: limits.places });
    const naming = name === null ? decided([]) : named(state, userId, placeId, name);
    if (isRefused(naming)) return naming;
    return decided([{ type: 'PlaceAdded', data: { userId, placeId, address } }, ...naming.events]);
  });

/**
 * Names a place of the user, or removes its name (null). Names differ, also from that of the main address, because imports find
 * places by them.
 */
export const namePlace = (state: AccountState, userId: string, placeId: string, name: string | null): AccountDecision =>
  ifOpened(state, () => (state.places[placeId] ? named(state, userId, placeId, name) : refused('place_unknown')));

const named = ({ placeNames }: AccountState, userId: string, placeId: string, name: string | null): AccountDecision => {
  if ((placeNames[placeId] ?? null) === name) return decided([]);
  const others = Object.entries(placeNames).flatMap(([id, one]) => (id === placeId ? [] : [one]));
  const isTaken =
    name !== null && [...others, ...Object.values(profilePlaceNames)].some((one) => fold(one) === fold(name));
  return isTaken ? refused('place_name_taken') : decided([{ type: 'PlaceNamed', data: { userId, placeId, name } }]);
};

export const removePlace = (state: AccountState, userId: string, placeId: string): AccountDecision =>
  ifOpened(state, () =>
    state.places[placeId] ? decided([{ type: 'PlaceRemoved', data: { userId, placeId } }]) : decided([]),
  );
