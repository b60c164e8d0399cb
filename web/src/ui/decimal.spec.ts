import { describe, expect, it } from '@jest/globals';
import { centsToText, parseCents, parseDecimal } from './decimal.js';

describe('numbers as people type them', () => {
  it.each([
    ['9', 9],
    ['9,5', 9.5],
    ['9.5', 9.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    [' 12 € ', 12],
    ['0,99', 0.99],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });
  it.each(['', 'neun', '-1', '1,2,3', '1e5', ',5', '1,2.3,4'])('%s is none', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
  it('as cents have two digits at most', () => {
    expect([parseCents('9,50'), parseCents('19,99'), parseCents('9,999'), parseCents('0,1')]).toEqual([
      950,
      1999,
      null,
      10,
    ]);
  });
  it('come back as they were', () =>
    expect([centsToText(900), centsToText(950), centsToText(5)]).toEqual(['9', '9,50', '0,05']));
});
