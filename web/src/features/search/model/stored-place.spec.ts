import { describe, expect, it } from '@jest/globals';
import { chosenCity, chosenRadius, locatedByGps, noLocation } from '@lendring/contracts/place/location.js';
import { category, koeln } from '../examples.js';
import { createLocationStore } from './location-store.js';
import { atStoredPlace } from './stored-place.js';
import { toHit } from './where.js';

const stored = chosenRadius(chosenCity(noLocation, toHit(koeln)), 10);
const search = { route: 'search', term: 'Zelt', category: null, fields: {} } as const;

describe('the place kept on a device', () => {
  it('applies to lists whose address names none', () => {
    expect(atStoredPlace(search, stored)).toEqual({
      to: '/citysearch/$city/$term',
      params: { city: 'koeln', term: 'Zelt' },
      search: { radius: 10 },
    });
    expect(atStoredPlace({ route: 'category', term: null, category, fields: { free: true } }, stored)).toEqual({
      to: '/category/$',
      params: { _splat: category.url },
      search: { free: true, city: 'koeln', radius: 10 },
    });
    expect(
      atStoredPlace(
        { route: 'category', term: null, category, fields: {} },
        locatedByGps(noLocation, { lat: 1, lng: 2 }, 5),
      ),
    ).toMatchObject({ search: { lat: 1, lng: 2, radius: 50 } });
  });
  it('leaves others as they are', () => {
    expect(atStoredPlace({ ...search, route: 'city' }, stored)).toBeNull();
    expect(atStoredPlace({ ...search, fields: { lat: 1, lng: 2 } }, stored)).toBeNull();
    expect(atStoredPlace({ ...search, fields: { box: '1_2_3_4' } }, stored)).toBeNull();
    expect(atStoredPlace(search, noLocation)).toBeNull();
  });
  it('survives a reload, and damage', () => {
    localStorage.clear();
    createLocationStore(localStorage).set(stored);
    expect(createLocationStore(localStorage).get()).toEqual(stored);
    for (const broken of ['{', '{"mode":"city","radius":1}', '{"mode":"gps","radius":50,"point":{}}', '7', 'null']) {
      localStorage.setItem('location', broken);
      expect(createLocationStore(localStorage).get()).toEqual(noLocation);
    }
    expect(createLocationStore(null).get()).toEqual(noLocation);
  });
});
