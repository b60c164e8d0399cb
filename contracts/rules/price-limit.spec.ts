import { describe, expect, it } from 'vitest';
import { limits } from '../kernel/limits.js';
import { staysWithinLimit, unitsStayWithinLimit } from './price-limit.js';
import type { Pricing } from './terms.js';

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

  it('applies to all units, also in seasons and on weekends', () => {
    const perDay: Pricing = {
      pricingId: 'a1',
      rentType: 1,
      paymentType: 1,
      price: { kind: 'money', money: { minor: limits.money, currency: 'EUR' } },
      minDuration: 1,
      maxDuration: 1,
      donationTarget: null,
    };
    const cheap: Pricing = { ...perDay, price: { kind: 'money', money: { minor: 100, currency: 'EUR' } } };
    const season = { from: '2026-06-01', to: '2026-08-31', yearly: true, amount: limits.money };
    expect([1, 2].map((units) => unitsStayWithinLimit([perDay], units))).toEqual([true, false]);
    for (const dear of [perDay, { ...cheap, seasons: [season] }, { ...cheap, weekend: limits.money }])
      expect([1, 2].map((units) => unitsStayWithinLimit([cheap, dear], units))).toEqual([true, false]);
    expect(unitsStayWithinLimit([cheap, { ...perDay, paymentType: 5, price: { kind: 'nothing' } }], 999)).toBe(true);
  });
});
