import { describe, expect, it } from 'vitest';
import { limits } from '../kernel/limits.js';
import { staysWithinLimit } from './price-limit.js';

const within = (rentType: 1 | 2 | 3 | 4, euro: number, maxDuration: number | null = null) =>
  staysWithinLimit({ rentType, amount: 100 * euro, maxDuration });

describe('the limit of a price', () => {
  it('applies to the longest loan that the price allows', () => {
    expect(within(1, 273_972)).toBe(true);
    expect(within(1, 273_973)).toBe(false);
    expect(within(1, 273_973, 300)).toBe(true);
    expect([within(2, 1_388_888), within(2, 1_388_889)]).toEqual([true, false]);
    expect([within(4, 1_886_792), within(4, 1_886_793)]).toEqual([true, false]);
  });

  it('is the limit of amounts for a single unit', () => {
    expect(staysWithinLimit({ rentType: 1, amount: limits.money, maxDuration: 1 })).toBe(true);
    expect(staysWithinLimit({ rentType: 1, amount: limits.money, maxDuration: 2 })).toBe(false);
  });
});
