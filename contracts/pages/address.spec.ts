import { describe, expect, it } from 'vitest';
import { pageAddress } from './address.js';

describe('the address of a page', () => {
  it('is the one of its language, German without prefix', () => {
    expect(pageAddress('de', '/')).toBe('/');
    expect(pageAddress('en', '/')).toBe('/en');
    expect(pageAddress('nl', '/auth/reset')).toBe('/nl/auth/reset');
    expect(pageAddress('de', '/offer/$offerId', { offerId: 'abc1234567' })).toBe('/inserat/abc1234567');
    expect(pageAddress('nl', '/request/$requestId', { requestId: 'r-1' })).toBe('/nl/aanvraag/r-1');
  });

  it('translates the words of its parameters, and takes the rest of a path as it is', () => {
    expect(pageAddress('de', '/offer/create/$step', { step: 'pricing' })).toBe('/inserat/erstellen/preis');
    expect(pageAddress('en', '/category/$', { $: 'sports/water-sports' })).toBe('/en/category/sports/water-sports');
  });

  it('leaves no way out of its segment', () => {
    expect(pageAddress('en', '/search/$term', { term: 'a/../b?c#d' })).toBe('/en/search/a%2F..%2Fb%3Fc%23d');
  });

  it('names every parameter, or does not compile', () => {
    // @ts-expect-error The offer is missing.
    expect(pageAddress('de', '/offer/$offerId', {})).toBe('/inserat/');
    // @ts-expect-error There is no such page.
    expect(() => pageAddress('de', '/nowhere')).toThrow(TypeError);
  });
});
