import { describe, expect, it } from 'vitest';
import { detectLocale, rootRedirect } from './detect.js';

describe('the language of a visitor', () => {
  it.each([
    ['nl', 'de-DE', 'nl'],
    [undefined, 'de-AT,de;q=0.9', 'de'],
    [undefined, 'en;q=0.4, nl;q=0.9', 'nl'],
    [undefined, 'fr-FR,fr', 'en'],
    [undefined, undefined, 'de'],
    [undefined, '*', 'de'],
    ['xx', 'nl', 'nl'],
    [undefined, 'de;q=0, en', 'en'],
    ['toString', '', 'de'],
  ])('with cookie %s and header %s is %s', (cookie, header, expected) => {
    expect(detectLocale(cookie, header)).toBe(expected);
  });
  it('redirects from the root only', () => {
    expect(rootRedirect({ pathname: '/', acceptLanguage: 'en' })).toBe('/en');
    expect(rootRedirect({ pathname: '/kategorien', acceptLanguage: 'en' })).toBeNull();
    expect(rootRedirect({ pathname: '/', acceptLanguage: 'de' })).toBeNull();
    expect(rootRedirect({ pathname: '/', cookie: 'nl', fetchSite: 'same-origin' })).toBeNull();
  });
});
