import { describe, expect, it } from 'vitest';
import { returnHref, returnSearch, safeReturn, sameLanguage } from './return-to.js';

describe('coming back', () => {
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
  ])('refuses %s', (path) => {
    expect(safeReturn(path)).toBeUndefined();
    expect(returnSearch({ return: path })).toEqual({});
  });
  it('takes a path of this site with its query', () =>
    expect(returnSearch({ return: '/offer/create?step=2' })).toEqual({ return: '/offer/create?step=2' }));
  it('translates internal paths and leaves public ones alone', () => {
    expect(returnHref('/offer/create', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/offer/abcde12345?x=1#y', 'nl')).toBe('/nl/advertentie/abcde12345?x=1#y');
    expect(returnHref('/en/offer/create', 'en')).toBe('/en/offer/create');
    expect(returnHref('/inserat/erstellen', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/', 'nl')).toBe('/');
  });
  it('knows when another language needs a new page', () => {
    expect(sameLanguage('/en/offer/create', 'en')).toBe(true);
    expect(sameLanguage('/en?x', 'de')).toBe(false);
    expect(sameLanguage('/anfragen', 'de')).toBe(true);
  });
});
