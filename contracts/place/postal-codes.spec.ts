import { describe, expect, it } from 'vitest';
import { Country } from '../kernel/place.js';
import { normalizePostal, outwardPart, postalExample, postalIdOf, postalPattern } from './postal-codes.js';

describe('postal codes', () => {
  it.each([
    ['DE', ' 80331 ', '80331'],
    ['DE', 'D-80331', '80331'],
    ['DE', 'de 01067', '01067'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'ch-8001', '8001'],
    ['NL', '1012ab', '1012 AB'],
    ['NL', 'NL-1012 AB', '1012 AB'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['GB', 'EH1 1YZ', 'EH1 1YZ'],
  ] as const)('normalises %s %p', (country, text, normal) => {
    expect(normalizePostal(country, text)).toBe(normal);
    expect(postalPattern[country].test(text.trim())).toBe(true);
  });

  it.each([
    ['DE', '8033'],
    ['DE', '803311'],
    ['DE', '8O331'],
    ['DE', ''],
    ['AT', '0999'],
    ['CH', '80010'],
    ['NL', '1012'],
    ['NL', '1012 SS'],
    ['NL', '0123 AB'],
    ['GB', '12345'],
    ['GB', 'SW1A'],
    ['GB', 'SW1A 1AAA'],
  ] as const)('rejects %s %p', (country, text) => {
    expect(normalizePostal(country, text)).toBeNull();
    expect(postalPattern[country].test(text)).toBe(false);
  });

  it('accepts outward codes where allowed', () => {
    expect(normalizePostal('NL', '1012', 'outward')).toBe('1012');
    expect(normalizePostal('GB', 'sw1a', 'outward')).toBe('SW1A');
    expect([outwardPart('NL', '1012 AB'), outwardPart('GB', 'M1 1AE'), outwardPart('DE', '80331')]).toEqual([
      '1012',
      'M1',
      '80331',
    ]);
  });

  it('have a valid example per country, and ids without spaces', () => {
    for (const country of Country.options)
      expect(normalizePostal(country, postalExample[country])).toBe(postalExample[country]);
    expect(postalIdOf('GB', 'SW1A 1AA')).toBe('gb-sw1a1aa');
  });
});
