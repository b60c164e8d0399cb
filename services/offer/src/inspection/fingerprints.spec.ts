import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { bandNames, bandsOf, bitsBetween, MOST_BITS, nearBand } from './fingerprints.js';

const hex = (bits: readonly boolean[]): string =>
  Array.from({ length: 32 }, (_, n) =>
    bits
      .slice(n * 4, n * 4 + 4)
      .reduce((sum, bit) => sum * 2 + Number(bit), 0)
      .toString(16),
  ).join('');
const bits = fc.array(fc.boolean(), { minLength: 128, maxLength: 128 });

describe('picture fingerprints', () => {
  it('differ in the number of flipped bits', () => {
    expect(bitsBetween('0'.repeat(32), '0'.repeat(32))).toBe(0);
    expect(bitsBetween('0'.repeat(32), 'f'.repeat(32))).toBe(128);
    expect(bitsBetween('0'.repeat(32), `8${'0'.repeat(30)}1`)).toBe(2);
  });

  it('share a band for similar pictures, or have bands that differ in a single bit', () => {
    fc.assert(
      fc.property(bits, fc.uniqueArray(fc.nat(127), { maxLength: MOST_BITS }), (one, turned) => {
        const other = one.map((bit, n) => (turned.includes(n) ? !bit : bit));
        expect(bitsBetween(hex(one), hex(other))).toBe(turned.length);
        const [bands, others] = [bandsOf(hex(one)), bandsOf(hex(other))];
        expect(bandNames.some((name) => nearBand(bands[name]).includes(others[name]))).toBe(true);
      }),
    );
  });
});
