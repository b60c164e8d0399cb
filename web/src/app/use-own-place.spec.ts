import { beforeEach, describe, expect, it } from 'vitest';
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
const search_start = { region: null, radius: null };
const bonn = ownTown({ search_start, address: { ...address, city: 'Bonn', city_id: 'g2', city_url: 'bonn' } });

describe('the own town as the default search place', () => {
  beforeEach(() => localStorage.clear());

  it('is the town of the address and never the street', () => {
    expect(ownTown({ address, search_start })).toEqual({
      mode: 'city',
      radius: -1,
      city: { id: 'g1', city: 'Köln', cityUrl: 'koeln' },
      postal: null,
      entireCity: true,
    });
    expect(ownTown({ address: null, search_start })).toEqual(noLocation);
  });
  it('is the place and radius of the settings, if configured there', () => {
    const region = { city_id: 'g2', city: 'Bonn', city_url: 'bonn' };
    const around = { mode: 'city', radius: 25, city: { id: 'g2', city: 'Bonn' }, entireCity: false };
    expect(ownTown({ address, search_start: { region, radius: 25 } })).toMatchObject(around);
    expect(ownTown({ address: null, search_start: { region, radius: null } })).toMatchObject({
      radius: -1,
      entireCity: true,
    });
    expect(ownTown({ address, search_start: { region: null, radius: 10 } })).toMatchObject({
      city: { cityUrl: 'koeln' },
      radius: 10,
    });
    expect(ownTown({ address: null, search_start: { region: null, radius: 10 } })).toEqual(noLocation);
  });
  it('follows a change of the settings within a visit', () => {
    const store = createLocationStore(localStorage);
    store.suggest(ownTown({ address, search_start }));
    store.suggest(bonn);
    expect(store.get()).toEqual(bonn);
    store.suggest(noLocation);
    expect(store.get()).toEqual(noLocation);
  });
  it('applies to the current visit only', () => {
    const store = createLocationStore(localStorage);
    store.suggest(ownTown({ address, search_start }));
    expect(store.get()).toMatchObject({ city: { cityUrl: 'koeln' } });
    expect(localStorage.length).toBe(0);
  });
  it('never overrides a chosen place, including the choice of anywhere', () => {
    const store = createLocationStore(localStorage);
    store.set(bonn);
    store.suggest(ownTown({ address, search_start }));
    expect(store.get()).toMatchObject({ city: { cityUrl: 'bonn' } });
    store.set(noLocation);
    store.suggest(ownTown({ address, search_start }));
    expect(store.get()).toEqual(noLocation);
  });
});
