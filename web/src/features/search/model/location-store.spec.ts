import { expect, it } from 'vitest';
import { chosenCity, chosenRadius, noLocation } from '@lendring/contracts/place/location.js';
import { koeln } from '../examples.js';
import { createLocationStore } from './location-store.js';
import { toHit } from './where.js';

it('the location store survives a reload and corrupt data', () => {
  const chosen = chosenRadius(chosenCity(noLocation, toHit(koeln)), 10);
  localStorage.clear();
  createLocationStore(localStorage).set(chosen);
  expect(createLocationStore(localStorage).get()).toEqual(chosen);
  for (const broken of ['{', '{"mode":"city","radius":1}', '{"mode":"gps","radius":50,"point":{}}', '7', 'null']) {
    localStorage.setItem('location', broken);
    expect(createLocationStore(localStorage).get()).toEqual(noLocation);
  }
  expect(createLocationStore(null).get()).toEqual(noLocation);
});
