import { describe, expect, it } from 'vitest';
import { usualPrice } from './usual-price.js';

describe('the usual price', () => {
  it('consists of median, spread and 90 % range', () => {
    expect(usualPrice([500, 800, 1_000, 1_200, 2_000])).toEqual({
      offers: 5,
      median: 1_000,
      spread: expect.closeTo(1.25),
      low: 560,
      high: 1_840,
    });
    expect(usualPrice([700])).toEqual({ offers: 1, median: 700, spread: 1, low: 700, high: 700 });
    expect(usualPrice([])).toBeNull();
  });

  it('is robust against a single extreme price', () => {
    const usual = [800, 900, 1_000, 1_100, 1_200, 1_300, 1_400, 1_500];
    const [before, after] = [usualPrice(usual), usualPrice([...usual, 9_000_000])];
    expect(after!.median / before!.median).toBeLessThan(1.1);
    expect(after!.spread / before!.spread).toBeLessThan(1.1);
  });
});
