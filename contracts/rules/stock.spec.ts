import { describe, expect, it } from 'vitest';
import { levels, type Use } from './capacity.js';
import { stockIn } from './stock.js';

const day = (n: number) => `2025-06-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const out = (from: number, to: number, units: number | null): Use => ({ start: day(from), end: day(to), units });
const from = (first: number, to: number) => ({ start: day(first), end: day(to) });

describe('stock of an offer during an interval', () => {
  const booked = (first: number, to: number, units: number) => ({
    ...out(first, to, units),
    reason: 'booked' as const,
  });
  const blocked = (first: number, to: number, units: number | null) => ({
    ...out(first, to, units),
    reason: 'blocked' as const,
  });
  const stock = (uses: Parameters<typeof stockIn>[0][number]['uses'], first: number, to: number) =>
    stockIn(levels(uses, 120), 120, from(first, to));

  it('counts a block of all units as those that are not lent', () => {
    const all = { quantity: 120, lent: 86, preparation: 0, blocked: 34, free: 0, partly: false };
    expect(stock([booked(2, 5, 86), blocked(1, 9, null)], 2, 5)).toEqual(all);
    expect(stock([booked(2, 5, 86), blocked(1, 9, null), blocked(2, 5, 10)], 2, 5)).toEqual(all);
  });

  it('counts a block of some units beside loans and their preparation', () => {
    const preparing = { ...out(2, 5, 4), reason: 'preparation' as const };
    expect(stock([booked(2, 5, 80), blocked(2, 5, 6), preparing], 2, 5)).toEqual({
      quantity: 120,
      lent: 80,
      preparation: 4,
      blocked: 6,
      free: 30,
      partly: false,
    });
  });

  it('counts units that are not back as lent', () => {
    const late = { ...out(5, 6, 20), reason: 'late' as const };
    expect(stock([booked(2, 9, 30), late], 5, 6)).toMatchObject({ lent: 50, free: 70 });
  });

  it('names the moment with the fewest free units, and that it is a part of the interval', () => {
    const uses = [booked(2, 9, 30), booked(4, 5, 56)];
    expect(stock(uses, 2, 9)).toMatchObject({ lent: 86, free: 34, partly: true });
    expect(stock(uses, 4, 5)).toMatchObject({ lent: 86, free: 34, partly: false });
    expect(stock(uses, 5, 11)).toMatchObject({ lent: 30, free: 90, partly: true });
  });

  it('is all free without any use', () => {
    expect(stock([], 2, 5)).toEqual({ quantity: 120, lent: 0, preparation: 0, blocked: 0, free: 120, partly: false });
  });
});
