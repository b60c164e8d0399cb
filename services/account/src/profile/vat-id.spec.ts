import { describe, expect, it } from 'vitest';
import { vatIdOf } from './vat-id.js';

describe('a VAT id', () => {
  it.each([
    ['DE 136 695 976', 'DE136695976'],
    ['atu13585627', 'ATU13585627'],
    ['EL094259216', 'EL094259216'],
    ['NL004495445B01', 'NL004495445B01'],
    ['NL000099998B57', 'NL000099998B57'],
  ])('written %s is %s', (typed, read) => expect(vatIdOf(typed)).toBe(read));

  it.each(['', 'DE', 'DE136695977', 'GR094259216', 'CHE123456788', 'XX136695976', "DE1' OR 1=1"])(
    '%j is not a VAT id',
    (typed) => expect(vatIdOf(typed)).toBeNull(),
  );
});
