import { describe, expect, it } from 'vitest';
import { chosenCity, locatedByGps, noLocation } from '@lendring/contracts/place/location.js';
import { koeln, village } from '../examples.js';
import {
  placeFields,
  placeName,
  placeOf,
  placeQuestion,
  radiusOptions,
  toHit,
  understood,
  radiusAround,
} from './where.js';

const gps = locatedByGps(noLocation, { lat: 50.941278, lng: 6.958281 }, 30);

describe('a typed place without selection', () => {
  const whole = { ...koeln, postal_id: null };
  const code = { ...koeln, postal_id: 'de-50823' };
  it('resolves to a town or postal code, and a bare code to its largest town', () => {
    expect(understood(noLocation, { kind: 'one', places: [whole] })).toEqual(
      chosenCity(noLocation, toHit(koeln), null),
    );
    for (const others of [[], [{ ...village, postal_id: 'de-50823' }]]) {
      expect(understood(noLocation, { kind: 'one', places: [code, ...others] })).toMatchObject({
        city: { cityUrl: 'koeln' },
        postal: { postal: '50823' },
      });
    }
  });
  it('is unresolved when ambiguous or unknown', () => {
    for (const kind of ['several', 'none'] as const)
      expect(understood(noLocation, { kind, places: [whole] })).toBeNull();
    expect(understood(noLocation, { kind: 'none', places: [] })).toBeNull();
  });
});

describe('the place in the URL', () => {
  it('is parsed from town, postal code and radius', () => {
    expect(placeOf({ postal: 'de-50823', radius: 10 }, koeln)).toMatchObject({
      mode: 'city',
      city: { cityUrl: 'koeln' },
      postal: { postal: '50823' },
      radius: 10,
    });
    expect(placeOf({}, koeln)).toMatchObject({ mode: 'city', postal: null, entireCity: true, radius: -1 });
  });
  it('ignores a postal code of another town', () =>
    expect(placeOf({ postal: 'de-10115' }, koeln)).toMatchObject({ postal: null }));
  it('is parsed from a position and is null without one', () => {
    expect(placeOf({ lat: 50.9, lng: 6.9 }, null)).toMatchObject({ mode: 'gps', radius: 50 });
    expect(placeOf({}, null)).toBeNull();
  });
  it('survives a round trip through the URL', () => {
    const fields = { postal: 'de-50823', radius: 10 };
    expect(placeFields(placeOf(fields, koeln)!)).toEqual(fields);
  });
  it('has a display name', () => {
    expect(placeName(chosenCity(noLocation, toHit(koeln), koeln.postal[1]!))).toBe('50823 Köln');
    expect(placeName(chosenCity(noLocation, toHit(village), village.postal[0]!))).toBe('Nümbrecht');
    expect(placeName(gps)).toBe('');
  });
  it('disables radii not allowed for a position (spec §5)', () => {
    expect(radiusOptions(gps).filter(({ disabled }) => disabled)).toEqual([{ radius: null, disabled: true }]);
    expect(radiusOptions(chosenCity(noLocation, toHit(koeln))).every(({ disabled }) => !disabled)).toBe(true);
    expect(radiusOptions(gps).map(({ radius }) => radius)).toEqual([null, 1, 2, 5, 10, 15, 20, 25, 50]);
  });
  it('has a next wider radius if that radius has results', () => {
    expect(radiusAround(0, 10)).toBe(15);
    expect(radiusAround(15, 10)).toBe(20);
    expect(radiusAround(3.2, noLocation.radius)).toBe(5);
    expect(radiusAround(0, 50)).toBeNull();
    expect(radiusAround(50, 10)).toBeNull();
  });
  it('is converted to query parameters', () => {
    expect(placeQuestion(noLocation)).toEqual({});
    expect(placeQuestion(chosenCity(noLocation, toHit(koeln), koeln.postal[0]!))).toEqual({
      city_id: 'g2886242',
      postal_id: 'de-50667',
      perimeter: -1,
    });
    expect(placeQuestion(gps)).toEqual({ lat: 50.941278, lng: 6.958281, perimeter: 50 });
  });
});
