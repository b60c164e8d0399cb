import { describe, expect, it } from 'vitest';
import { pageAddress } from './address.js';

describe('page address', () => {
  it('is localised, with no prefix for German', () => {
    expect(pageAddress('de', '/')).toBe('/');
    expect(pageAddress('en', '/')).toBe('/en');
    expect(pageAddress('nl', '/auth/reset')).toBe('/nl/auth/reset');
    expect(pageAddress('de', '/offer/$offerId', { offerId: 'abc1234567' })).toBe('/inserat/abc1234567');
    expect(pageAddress('nl', '/request/$requestId', { requestId: 'r-1' })).toBe('/nl/aanvraag/r-1');
  });

  it('translates parameter values, and leaves the rest of the path unchanged', () => {
    expect(pageAddress('de', '/offer/create/$step', { step: 'pricing' })).toBe('/inserat/erstellen/preis');
    expect(pageAddress('en', '/category/$', { $: 'sports/water-sports' })).toBe('/en/category/sports/water-sports');
  });

  it('escapes parameters within their segment', () => {
    expect(pageAddress('en', '/search/$term', { term: 'a/../b?c#d' })).toBe('/en/search/a%2F..%2Fb%3Fc%23d');
  });

  it('requires every parameter at compile time', () => {
    // @ts-expect-error The offer is missing.
    expect(pageAddress('de', '/offer/$offerId', {})).toBe('/inserat/');
    // @ts-expect-error There is no such page.
    expect(() => pageAddress('de', '/nowhere')).toThrow(TypeError);
  });
});
