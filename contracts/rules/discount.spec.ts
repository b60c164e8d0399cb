import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { amountOf, sumForDays } from './combination.js';
import { lessPercent, percentOff, type Discount } from './discount.js';
import type { PricingTerms } from './quote.js';

const off = (of: Discount['of'], from: number, percent: number): Discount => ({ of, from, percent });
const longer = [off('duration', 5, 10), off('duration', 10, 20)];

describe('a discount', () => {
  it('applies from its number of units or items on', () => {
    expect([4, 5, 9, 10, 60].map((units) => percentOff(longer, units))).toEqual([0, 10, 10, 20, 20]);
    expect([19, 20].map((count) => percentOff([off('count', 20, 15)], 1, count))).toEqual([0, 15]);
    expect(percentOff(undefined, 60, 60)).toBe(0);
  });

  it('does not add up with others: the highest applies', () => {
    const both = [...longer, off('count', 20, 15)];
    expect(percentOff(both, 5, 20)).toBe(15);
    expect(percentOff(both, 10, 20)).toBe(20);
  });

  it('is rounded to whole cents', () => {
    expect([lessPercent(999, 10), lessPercent(1, 50), lessPercent(1, 51), lessPercent(100, 0)]).toEqual([
      899, 1, 0, 100,
    ]);
  });
});

const entry = (rentType: 1 | 4, minor: number, discounts?: readonly Discount[]): PricingTerms => ({
  rentType,
  paymentType: 1,
  price: { kind: 'money', money: { minor, currency: 'EUR' } },
  minDuration: 1,
  maxDuration: null,
  ...(discounts && { discounts: [...discounts] }),
});
const sum = (pricings: readonly PricingTerms[], days: number, count?: number) => {
  const answer = sumForDays(pricings, pricings[0]!, days, count);
  if ('problem' in answer) throw new Error(answer.problem);
  return [amountOf(answer), ...answer.lines.map(({ units, percent }) => `${units} -${percent}%`)];
};

describe('a price with discounts', () => {
  it('is lower by the percentage, which its line states', () => {
    expect(sum([entry(1, 1000, longer)], 4)).toEqual([4000, '4 -0%']);
    expect(sum([entry(1, 1000, longer)], 6)).toEqual([5400, '6 -10%']);
    expect(sum([entry(1, 200, [off('count', 20, 15)])], 2, 20)).toEqual([6800, '2 -15%']);
  });

  it('counts the units of its own entry, and is combined where that is cheaper', () => {
    const both = [entry(1, 1000, longer), entry(4, 5000)];
    expect(sum(both, 8)).toEqual([6000, '1 -0%', '1 -0%']);
    expect(sum([entry(1, 1000, [off('duration', 5, 40)]), entry(4, 5000)], 8)).toEqual([4800, '8 -40%']);
  });

  it('never raises a price', () => {
    const discounts = fc.array(
      fc.record({
        of: fc.constantFrom('duration' as const, 'count' as const),
        from: fc.integer({ min: 2, max: 30 }),
        percent: fc.integer({ min: 1, max: 90 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(discounts, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (given, days, count) => {
        const [less] = sum([entry(1, 999, given), entry(4, 4321, given)], days, count);
        const [full] = sum([entry(1, 999), entry(4, 4321)], days, count);
        expect(Number(less)).toBeLessThanOrEqual(Number(full));
      }),
    );
  });
});
