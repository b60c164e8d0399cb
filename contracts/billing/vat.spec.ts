import { describe, expect, it } from '@jest/globals';
import { vatCaseOf } from './vat.js';

describe('VAT', () => {
  it('moves to a business elsewhere in the Union, where its address is', () => {
    const seller = { country: 'DE', exempt: false };
    const category = (country: string, vatId: string | null) => vatCaseOf(seller, { country, vatId }).category;
    expect(category('AT', 'ATU13585627')).toBe('AE');
    expect(category('GR', 'EL094259216')).toBe('AE');
    expect(category('DE', 'DE136695976')).toBe('S');
    // An id of one country at an address in another moves nothing.
    expect(category('AT', 'DE136695976')).toBe('S');
    expect(category('DE', 'ATU13585627')).toBe('S');
    expect(category('CH', null)).toBe('O');
  });
});
