import { describe, expect, it } from 'vitest';
import { returnHref, returnSearch, safeReturn, sameLanguage } from './return-to.js';

describe('the return address after sign-in', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/logout',
    '/en/auth/sign-in',
    '',
    7,
    `/${'x'.repeat(3000)}`,
  ])('rejects %s', (path) => {
    expect(safeReturn(path)).toBeUndefined();
    expect(returnSearch({ return: path })).toEqual({});
  });
  it('accepts a path of this site with its query', () =>
    expect(returnSearch({ return: '/offer/create?step=2' })).toEqual({ return: '/offer/create?step=2' }));
  it('translates internal paths and keeps public ones', () => {
    expect(returnHref('/offer/create', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/offer/abcde12345?x=1#y', 'nl')).toBe('/nl/advertentie/abcde12345?x=1#y');
    expect(returnHref('/en/offer/create', 'en')).toBe('/en/offer/create');
    expect(returnHref('/inserat/erstellen', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/', 'nl')).toBe('/');
  });
  it('needs a new page load for another language', () => {
    expect(sameLanguage('/en/offer/create', 'en')).toBe(true);
    expect(sameLanguage('/en?x', 'de')).toBe(false);
    expect(sameLanguage('/anfragen', 'de')).toBe(true);
  });
});
