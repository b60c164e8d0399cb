import { beforeEach, describe, expect, it } from '@jest/globals';
import { noLocation } from '@lendring/contracts/place/location.js';
import { createLocationStore } from '../features/search/model/location-store.js';
import { ownTown } from './use-own-place.js';

const address = {
  street: 'Ring 1',
  postal_id: 'de-50823',
  postal: '50823',
  city: 'Köln',
  city_id: 'g1',
  city_url: 'koeln',
  country: 'DE',
} as const;
const bonn = ownTown({ address: { ...address, city: 'Bonn', city_id: 'g2', city_url: 'bonn' } });

describe('the own town as a place to begin with', () => {
  beforeEach(() => localStorage.clear());

  it('is the town of the address, never the street', () => {
    expect(ownTown({ address })).toEqual({
      mode: 'city',
      radius: -1,
      city: { id: 'g1', city: 'Köln', cityUrl: 'koeln' },
      postal: null,
      entireCity: true,
    });
    expect(ownTown({ address: null })).toEqual(noLocation);
  });
  it('counts for this visit alone', () => {
    const store = createLocationStore(localStorage);
    store.suggest(ownTown({ address }));
    expect(store.get()).toMatchObject({ city: { cityUrl: 'koeln' } });
    expect(localStorage.length).toBe(0);
  });
  it('gives way to what was chosen, also to nowhere in particular', () => {
    const store = createLocationStore(localStorage);
    store.set(bonn);
    store.suggest(ownTown({ address }));
    expect(store.get()).toMatchObject({ city: { cityUrl: 'bonn' } });
    store.set(noLocation);
    store.suggest(ownTown({ address }));
    expect(store.get()).toEqual(noLocation);
  });
});
