import { describe, expect, it } from 'vitest';
import { partsOf, partsText } from './parts-text.js';

const one = (name: string, count = 1) => ({ name, count });

describe('parts of a pasted text', () => {
  it.each([
    ['Zelt, 12 Heringe, Hammer, Tasche', [one('Zelt'), one('Heringe', 12), one('Hammer'), one('Tasche')]],
    ['- tent\n- 12x pegs\n• 2 × mallet', [one('tent'), one('pegs', 12), one('mallet', 2)]],
    ['Zelt,12 Heringe; Hammer', [one('Zelt'), one('Heringe', 12), one('Hammer')]],
    ['haringen x 12', [one('haringen', 12)]],
    ['Kabel 1,5 m, 3 m Schlauch, 230 V Netzteil', [one('Kabel 1,5 m'), one('3 m Schlauch'), one('230 V Netzteil')]],
    ['2 Meißel, 5 mAh-Zellen', [one('Meißel', 2), one('5 mAh-Zellen')]],
    ['0 Seile, 4er-Set Gläser', [one('0 Seile'), one('4er-Set Gläser')]],
    [' ,\n; ', []],
    ['12   x\t Heringe', [one('Heringe', 12)]],
    [`Zelt${' '.repeat(100_000)}x Hammer`, [one('Zelt x Hammer')]],
  ])('reads %j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('are written as they are read', () => {
    const parts = [one('Zelt'), one('Heringe', 12), one('Tasche')];
    expect(partsText(parts)).toBe('Zelt, 12 × Heringe, Tasche');
    expect(partsOf(partsText(parts))).toEqual(parts);
  });
});
