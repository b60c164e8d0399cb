import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseCents, parseDecimal } from './decimal.js';

describe('parsing typed numbers', () => {
  it.each([
    ['9', 9],
    ['9,5', 9.5],
    ['9.5', 9.5],
    ['9,50', 9.5],
    ['0,99', 0.99],
    ['.', null],
    ['1,250', 1250],
    ['1.250', 1250],
    ['1.234', 1234],
    ['12,345', 12_345],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1,234,567.8', 1_234_567.8],
    ['1250', 1250],
    ['1250,00', 1250],
    ['1 250,50', 1250.5],
    ['1\u202f250', 1250],
    ['1’250.50', 1250.5],
    ['1250,5', 1250.5],
    [' 12 € ', 12],
    ['€ 12,50', 12.5],
    ['12 EUR', 12],
    ['12 Euro', 12],
    ['12,-', 12],
    ['12,–', 12],
    ['12,', 12],
  ])('reads %s as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });
  it.each([
    '',
    'neun',
    '-1',
    '1,2,3',
    '1e5',
    ',5',
    '1,2.3,4',
    '1,2500',
    '0,125',
    '0.250',
    '01.250',
    '1.25.50',
    '12.34,567',
    '1,250,5',
    '1.250.50',
    '1234.567',
    '1,234 567',
    '1 2',
    '9,999,',
    '1,,5',
  ])('rejects %s as ambiguous or invalid', (text) => expect(parseDecimal(text)).toBeNull());
  it('reads cents without rounding errors', () => {
    expect(['9,50', '19,99', '9,999', '0,1', '0,07', '1,250', '1.250', '1.250,50'].map(parseCents)).toEqual([
      950, 1999, 999_900, 10, 7, 125_000, 125_000, 125_050,
    ]);
  });
  it('reads back numbers formatted in any of the three languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        for (const language of ['de-DE', 'en-GB', 'nl-NL', 'de-CH'])
          expect(parseCents(new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100))).toBe(
            cents,
          );
      }),
    );
  });
});
