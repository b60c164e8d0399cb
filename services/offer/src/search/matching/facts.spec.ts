import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { centsForDays } from '@lendring/contracts/rules/price-for-days.js';
import { priceKind } from '@lendring/contracts/rules/price-kind.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import { pricesOf, termsOf } from './facts.js';

const entries = fc.array(
  fc
    .record({
      rentType: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      paymentType: fc.constantFrom(1 as const, 2 as const, 4 as const, 5 as const, 6 as const),
      amount: fc.integer({ min: 1, max: 99 }),
      min: fc.integer({ min: 1, max: 5 }),
      more: fc.option(fc.integer({ min: 0, max: 20 })),
      discounts: fc.array(
        fc.record({
          of: fc.constantFrom('duration' as const, 'count' as const),
          from: fc.integer({ min: 2, max: 30 }),
          percent: fc.integer({ min: 1, max: 90 }),
        }),
        { maxLength: 3 },
      ),
      seasons: fc.array(
        fc.record({
          from: fc.constantFrom('2027-02-01', '2027-06-01'),
          to: fc.constantFrom('2027-06-01', '2027-12-31'),
          yearly: fc.boolean(),
          amount: fc.integer({ min: 1, max: 9999 }),
        }),
        { maxLength: 2 },
      ),
      weekend: fc.option(fc.integer({ min: 1, max: 9999 })),
    })
    .map(({ rentType, paymentType, amount, min, more, discounts, seasons, weekend }): PricingTerms => {
      const kind = priceKind[paymentType];
      return {
        rentType,
        paymentType,
        price:
          kind === 'money'
            ? { kind, money: { minor: 100 * amount, currency: 'EUR' } }
            : kind === 'things'
              ? { kind, count: amount }
              : { kind },
        minDuration: min,
        maxDuration: more === null ? null : min + more,
        ...(paymentType === 1 && discounts.length > 0 && { discounts }),
        ...(paymentType === 1 && seasons.length > 0 && { seasons }),
        ...(paymentType === 1 && weekend !== null && { weekend }),
      };
    }),
  { maxLength: 4 },
);

describe('prices as the search stores them', () => {
  it('have the same total for any number of days', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 60 }), fc.nat(400), (pricings, days, later) => {
        const first = addDays('2027-01-01', later);
        expect(centsForDays(termsOf(pricesOf(pricings)), days, 1, first)).toBe(centsForDays(pricings, days, 1, first));
      }),
    );
  });

  it('keep everything but hours', () => {
    fc.assert(
      fc.property(entries, (pricings) => {
        expect(termsOf(pricesOf(pricings))).toEqual(pricings.filter(({ rentType }) => rentType !== 2));
      }),
    );
  });
});
