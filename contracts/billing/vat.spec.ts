import { describe, expect, it } from 'vitest';
import { vatCaseOf } from './vat.js';

describe('VAT', () => {
  it('is reverse-charged for a business with a VAT id and address in another EU country', () => {
    const seller = { country: 'DE', exempt: false };
    const category = (country: string, vatId: string | null) =>
      vatCaseOf(seller, { country, vatId, home: null }).category;
    expect(category('AT', 'ATU13585627')).toBe('AE');
    expect(category('GR', 'EL094259216')).toBe('AE');
    expect(category('DE', 'DE136695976')).toBe('S');
    // A VAT id from a country other than that of the address has no effect.
    expect(category('AT', 'DE136695976')).toBe('S');
    expect(category('DE', 'ATU13585627')).toBe('S');
    expect(category('CH', null)).toBe('O');
  });

  it('follows the place of residence rather than the invoice address', () => {
    const seller = { country: 'DE', exempt: false };
    const caseOf = (home: string, country: string, vatId: string | null = null) =>
      vatCaseOf(seller, { country, vatId, home });
    expect(caseOf('DE', 'CH')).toEqual({ category: 'S', rate: 1_900 });
    expect(caseOf('AT', 'CH')).toEqual({ category: 'S', rate: 2_000 });
    expect(caseOf('DE', 'CH', 'DE136695976')).toEqual({ category: 'S', rate: 1_900 });
    expect(caseOf('CH', 'DE')).toEqual({ category: 'O', rate: 0 });
    expect(caseOf('CH', 'AT', 'ATU13585627')).toEqual({ category: 'AE', rate: 0 });
    expect(vatCaseOf({ ...seller, exempt: true }, { country: 'CH', vatId: null, home: 'DE' }).category).toBe('E');
  });
});
