import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { roundHalf, totalsOf } from './totals.js';
import { vatCaseOf } from './vat.js';

const german = { country: 'DE', exempt: false };
const full = { category: 'S', rate: 1900 } as const;

describe('invoice VAT', () => {
  it.each([
    ['a private person at home', { country: 'DE', vatId: null }, { category: 'S', rate: 1900 }],
    ['a business at home', { country: 'DE', vatId: 'DE136695976' }, { category: 'S', rate: 1900 }],
    ['a private person elsewhere in the Union', { country: 'NL', vatId: null }, { category: 'S', rate: 2100 }],
    ['a business elsewhere in the Union', { country: 'NL', vatId: 'NL004495445B01' }, { category: 'AE', rate: 0 }],
    ['anybody outside the Union', { country: 'CH', vatId: null }, { category: 'O', rate: 0 }],
  ])('has the right category and rate for %s', (_, buyer, expected) => {
    expect(vatCaseOf(german, { ...buyer, home: null })).toEqual(expected);
  });

  it('is not charged by an exempt small business', () => {
    expect(vatCaseOf({ ...german, exempt: true }, { country: 'DE', vatId: null, home: null })).toEqual({
      category: 'E',
      rate: 0,
    });
  });

  it('is rounded once per rate rather than per line', () => {
    const positions = Array.from({ length: 3 }, () => ({ net: 3, vat: full }));
    // VAT of 19 % is 1.71 cents on the sum of nine cents, but 3 × 1 cent when rounded per line.
    expect(totalsOf(positions)).toEqual({ groups: [{ ...full, net: 9, amount: 2 }], net: 9, vat: 2, gross: 11 });
  });

  it('is grouped by rate', () => {
    const dutch = { category: 'S', rate: 2100 } as const;
    expect(
      totalsOf([
        { net: 490, vat: full },
        { net: 490, vat: dutch },
        { net: 10, vat: full },
      ]),
    ).toEqual({
      groups: [
        { ...full, net: 500, amount: 95 },
        { ...dutch, net: 490, amount: 103 },
      ],
      net: 990,
      vat: 198,
      gross: 1_188,
    });
  });

  it('is negated to the cent by a credit note', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const rates = fc.constantFrom(1700, 1900, 2100, 2550);
    fc.assert(
      fc.property(fc.array(fc.record({ net: cents, rate: rates }), { maxLength: 30 }), (lines) => {
        const of = (sign: 1 | -1) =>
          totalsOf(lines.map(({ net, rate }) => ({ net: sign * net, vat: { category: 'S', rate } })));
        expect(of(1).gross + of(-1).gross).toBe(0);
        expect(of(1).net + of(1).vat).toBe(of(1).gross);
      }),
    );
  });

  it('rounds half a cent away from zero', () => {
    expect([roundHalf(1, 2), roundHalf(-1, 2), roundHalf(49, 100), roundHalf(150, 100)]).toEqual([1, -1, 0, 2]);
  });
});
