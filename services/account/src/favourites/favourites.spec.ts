import { describe, expect, it } from 'vitest';
import type { FavouriteEvent } from '@lendring/contracts/account/favourites.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { userId } from '../../testing/account.js';
import { drop, favouritesAggregate, keep } from './favourites.aggregate.js';

const [tent, drill, bike] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
const kept = (offerId: string | null): FavouriteEvent => ({ type: 'OfferKept', data: { userId, offerId } });
const dropped = (offerId: string | null): FavouriteEvent => ({ type: 'OfferDropped', data: { userId, offerId } });
const given = (...events: readonly FavouriteEvent[]) =>
  events.reduce(favouritesAggregate.evolve, favouritesAggregate.initialState);

describe('favourites', () => {
  it('are stored once, with the latest first', () => {
    expect(keep(given(), userId, [tent])).toEqual({ events: [kept(tent)] });
    expect(keep(given(kept(tent)), userId, [tent])).toEqual({ events: [] });
    expect(given(kept(tent), kept(drill)).offerIds).toEqual([drill, tent]);
  });
  it('from a device are merged in their order', () => {
    const decision = keep(given(kept(tent)), userId, [bike, tent, drill, bike]);
    expect(decision).toEqual({ events: [kept(drill), kept(bike)] });
    expect(given(kept(tent), kept(drill), kept(bike)).offerIds).toEqual([bike, drill, tent]);
  });
  it('are removed once', () => {
    expect(drop(given(kept(tent)), userId, tent)).toEqual({ events: [dropped(tent)] });
    expect(drop(given(kept(tent), dropped(tent)), userId, tent)).toEqual({ events: [] });
  });
  it('have a limit', () => {
    const full = given(...Array.from({ length: limits.favourites }, (_, n) => kept(String(n).padStart(10, '0'))));
    expect(keep(full, userId, [tent])).toMatchObject({
      refusal: { code: 'too_many_favourites', params: { max: limits.favourites } },
    });
    expect(keep(full, userId, ['0000000000'])).toEqual({ events: [] });
  });
  it('are empty for an erased user', () => {
    expect(given(kept(null), dropped(null)).offerIds).toEqual([]);
  });
});
