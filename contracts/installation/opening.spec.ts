import { describe, expect, it } from 'vitest';
import { isOpen, Opening } from './opening.js';

const code = 'fruehling-2027';

describe('opening of an installation', () => {
  it('requires an access code that is hard to guess and URL-safe', () => {
    const takes = (text: string) => Opening.safeParse({ opensAt: null, code: text }).success;
    expect(
      ['short-1', 'x'.repeat(41), 'with a space', 'with/slash', 'ümlaute-hier', '--------', 'ab--cd--ef-', ''].filter(
        takes,
      ),
    ).toEqual([]);
    expect([code, 'x'.repeat(8), 'x'.repeat(40)].filter(takes)).toHaveLength(3);
  });

  it('takes place at its set time, and never without a set time', () => {
    const now = Date.parse('2027-03-01T08:00:00.000Z');
    const opening = { opensAt: '2027-03-01T08:00:00.000Z', code };
    expect([isOpen(null, now), isOpen(opening, now), isOpen(opening, now - 1)]).toEqual([true, true, false]);
    expect(isOpen({ opensAt: null, code }, now)).toBe(false);
  });
});
