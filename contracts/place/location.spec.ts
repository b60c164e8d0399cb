import { describe, expect, it } from 'vitest';
import { chosenCity, chosenRadius, locatedByGps, noLocation, radiusAllowed } from './location.js';
import type { CityHit } from './queries.js';

const postal = { id: 'de-80331', postal: '80331' };
const munich: CityHit = {
  id: 'g1',
  city: 'München',
  cityUrl: 'muenchen',
  country: 'DE',
  region: 'Bayern',
  point: { lat: 48, lng: 11 },
  population: 1,
  postalCount: 2,
  district: null,
  postals: [postal, { id: 'de-80333', postal: '80333' }],
};
const point = { lat: 50, lng: 8 };

describe('location mode', () => {
  it('uses 50 km for a new position, keeps a chosen radius and clears the town', () => {
    expect(locatedByGps(noLocation, point, 30)).toEqual({ mode: 'gps', point, accuracy: 30, radius: 50 });
    expect(locatedByGps(chosenRadius(chosenCity(noLocation, munich), 10), point, 30)).toEqual({
      mode: 'gps',
      point,
      accuracy: 30,
      radius: 10,
    });
  });

  it('clears the position when a town or postal code is chosen', () => {
    expect(chosenCity(locatedByGps(noLocation, point, 30), munich, postal)).toEqual({
      mode: 'city',
      city: { id: 'g1', city: 'München', cityUrl: 'muenchen' },
      postal,
      entireCity: false,
      radius: -1,
    });
  });

  it('selects only the town if the town has a single postal code', () => {
    expect(chosenCity(noLocation, { ...munich, postalCount: 1, postals: [postal] }, postal)).toMatchObject({
      postal: null,
    });
  });

  it('covers the entire town without a radius, while a position always has a radius', () => {
    const whole = chosenRadius(chosenCity(noLocation, munich), null);
    expect(whole).toMatchObject({ entireCity: true, radius: -1 });
    expect(chosenRadius(whole, 5)).toMatchObject({ entireCity: false, radius: 5 });
    const gps = locatedByGps(noLocation, point, 1);
    expect(chosenRadius(gps, null)).toBe(gps);
    expect(radiusAllowed(gps, null)).toBe(false);
    expect(chosenRadius(noLocation, 5)).toBe(noLocation);
  });
});
