import { describe, expect, it } from 'vitest';
import { chosenCity, chosenRadius, locatedByGps, noLocation } from '@lendring/contracts/place/location.js';
import { category, koeln } from '../examples.js';
import { addressOf, addressOfList, naturalSort, questionOf, type List } from './list.js';
import { toHit } from './where.js';

const inKoeln = chosenCity(noLocation, toHit(koeln));
const list = (change: Partial<List> = {}): List => ({
  route: 'search',
  term: null,
  category: null,
  city: null,
  fields: {},
  ...change,
});

describe('the URL of a list (spec §4, location mode)', () => {
  it('uses the routes of city searches for a town', () => {
    expect(addressOf({ term: 'Zelt', category: null, location: chosenRadius(inKoeln, 10), fields: {} })).toEqual({
      to: '/citysearch/$city/$term',
      params: { city: 'koeln', term: 'Zelt' },
      search: { radius: 10 },
    });
    expect(addressOf({ term: ' ', category, location: inKoeln, fields: {} })).toEqual({
      to: '/citysearch/$city',
      params: { city: 'koeln' },
      search: { category: 405 },
    });
  });
  it('keeps the postal code of a town', () => {
    expect(
      addressOf({
        term: null,
        category: null,
        location: chosenCity(noLocation, toHit(koeln), koeln.postal[1]!),
        fields: {},
      }).search,
    ).toEqual({ postal: 'de-50823' });
  });
  it('uses the general search without a town', () => {
    expect(
      addressOf({
        term: 'Zelt',
        category,
        location: noLocation,
        fields: { postal: 'de-50823', radius: 10, page: 3, free: true },
      }),
    ).toEqual({ to: '/search/$term', params: { term: 'Zelt' }, search: { category: 405, free: true } });
    expect(addressOf({ term: null, category, location: noLocation, fields: { city: 'koeln' } })).toEqual({
      to: '/category/$',
      params: { _splat: 'hobby-freizeit/camping' },
      search: {},
    });
    expect(addressOf({ term: '', category: null, location: noLocation, fields: {} })).toEqual({
      to: '/search',
      search: {},
    });
  });
  it('rounds the device position', () => {
    expect(
      addressOf({
        term: 'Zelt',
        category: null,
        location: locatedByGps(noLocation, { lat: 50.941278, lng: 6.958281 }, 30),
        fields: {},
      }).search,
    ).toEqual({ lat: 50.941, lng: 6.958, radius: 50 });
  });
  it('keeps the route when only filters change', () => {
    expect(addressOfList(list({ route: 'city', city: koeln, term: 'Zelt' }), { free: true })).toEqual({
      to: '/citysearch/$city/$term',
      params: { city: 'koeln', term: 'Zelt' },
      search: { free: true },
    });
    expect(addressOfList(list({ route: 'category', category, city: koeln }), { city: 'koeln' })).toEqual({
      to: '/category/$',
      params: { _splat: category.url },
      search: { city: 'koeln' },
    });
  });
});

describe('the search query', () => {
  it('contains a whole town, a radius and a postal code', () => {
    expect(questionOf(list({ city: koeln }))).toMatchObject({ city_id: 'g2886242', perimeter: -1 });
    expect(questionOf(list({ city: koeln, fields: { radius: 5, postal: 'de-50823' } }))).toMatchObject({
      city_id: 'g2886242',
      postal_id: 'de-50823',
      perimeter: 5,
    });
  });
  it('is limited to the map section and still returns distances', () => {
    const asked = questionOf(list({ city: koeln, fields: { box: '50_6_51_7', radius: 5 } }));
    expect(asked).toMatchObject({ box: '50,6,51,7', lat: koeln.lat, perimeter: 500 });
    expect(asked).not.toHaveProperty('city_id');
  });
  it('contains the filters', () => {
    expect(
      questionOf(
        list({
          term: 'Zelt',
          category,
          fields: {
            from: '2027-07-04',
            to: '2027-07-06',
            freeDays: true,
            free: true,
            max: 20,
            pay: 'cash-free',
            by: 'private',
            sort: 'price',
            page: 2,
          },
        }),
      ),
    ).toEqual({
      query: 'Zelt',
      category_id: 405,
      date_from: '2027-07-04',
      date_to: '2027-07-06',
      only_free: '1',
      free: '1',
      price_max: 2000,
      paymenttype_id: '1,5',
      commercial: '0',
      sort: 'price',
      page: 2,
      size: 24,
    });
  });
  it('has a default sort order', () => {
    expect(naturalSort(list({ term: 'Zelt', city: koeln }))).toBe('relevance');
    expect(naturalSort(list({ city: koeln }))).toBe('distance');
    expect(naturalSort(list())).toBe('newest');
  });
});
