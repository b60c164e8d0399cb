import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noLocation } from '@lendring/contracts/place/location.js';
import { locationStore } from '../features/search/model/location-store.js';
import { render } from '../testing/render.js';
import { textIn } from '../testing/texts.js';
import { OftenSearched } from './HomeSections.js';

const text = textIn('nl');

afterEach(() => {
  cleanup();
  locationStore.set(noLocation);
});

it('links frequent searches to the place of the search, the whole town, or no place', () => {
  render(<OftenSearched />, 'nl');
  const link = () => screen.getByRole('link', { name: text('home:often.1') }).getAttribute('href');
  expect(link()).toBe('/nl/zoeken/Boormachine');
  cleanup();
  const koeln = { id: 'g2886242', city: 'Köln', cityUrl: 'koeln' };
  locationStore.set({ mode: 'city', city: koeln, postal: null, entireCity: false, radius: 10 });
  render(<OftenSearched />, 'nl');
  expect(link()).toBe('/nl/plaatszoeken/koeln/Boormachine?radius=10');
  cleanup();
  locationStore.set({ mode: 'city', city: koeln, postal: null, entireCity: true, radius: 0 });
  render(<OftenSearched />, 'nl');
  expect(link()).toBe('/nl/plaatszoeken/koeln/Boormachine?radius=50');
});
