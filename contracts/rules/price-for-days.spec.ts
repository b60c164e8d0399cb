import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Price, RentTypeId } from './terms.js';
import { addDays } from '../kernel/days.js';
import { centsForDays, MOST_DAYS, priceForDays, takesDays, unitsForDays, wishForDays } from './price-for-days.js';
import { sumOf } from './combination.js';
import { unitsOf, type PricingTerms } from './quote.js';

const money = (minor: number): Price => ({ kind: 'money', money: { minor, currency: 'EUR' } });
const crates = (count: number): Price => ({ kind: 'things', count });
const entry = (
  rentType: RentTypeId,
  price: Price,
  minDuration = 1,
  maxDuration: number | null = null,
): PricingTerms => ({
  rentType,
  paymentType: ({ money: 1, things: 2, nothing: 5 } as const)[price.kind],
  price,
  minDuration,
  maxDuration,
});
const nothing: Price = { kind: 'nothing' };

describe('price for chosen days', () => {
  it('uses the combination with the lowest total, not the lowest unit price', () => {
    const tent = [entry(3, money(1200)), entry(4, money(6000))];
    expect(priceForDays(tent, 3)).toMatchObject({ pricing: tent[0], units: 2, total: money(2400) });
    expect(priceForDays(tent, 7)).toMatchObject({ pricing: tent[0], units: 6, total: money(6000) });
    expect(priceForDays(tent, 9)).toMatchObject({ pricing: tent[0], units: 8, total: money(7200) });
  });

  it('uses a donation only where nothing else is possible', () => {
    const donation: PricingTerms = { ...entry(1, money(100)), paymentType: 4 };
    const all = [donation, entry(1, money(900), 1, 3)];
    expect([2, 5].map((days) => priceForDays(all, days)?.pricing.paymentType)).toEqual([1, 4]);
    expect([2, 5].map((days) => centsForDays(all, days))).toEqual([1800, 500]);
  });

  it('prefers free entries to money, and money to crates of drinks', () => {
    const all = [entry(1, crates(1)), entry(1, money(100)), entry(1, nothing, 1, 2)];
    expect([1, 2, 3].map((days) => priceForDays(all, days)?.pricing.price.kind)).toEqual([
      'nothing',
      'nothing',
      'money',
    ]);
    expect([1, 2, 3].map((days) => centsForDays(all, days))).toEqual([0, 0, 300]);
    expect(centsForDays([entry(1, crates(1))], 1)).toBeNull();
  });

  it('returns a reason when no entry allows the chosen days', () => {
    const reasons = (pricings: readonly PricingTerms[], days: number) => {
      const price = priceForDays(pricings, days);
      return price && 'problem' in price ? price.problem : price?.total;
    };
    expect(reasons([entry(1, money(1), 3), entry(2, money(1))], 2)).toBe('duration_too_short');
    expect(reasons([entry(2, money(1)), entry(1, money(1), 1, 5)], 6)).toBe('duration_too_long');
    expect(reasons([entry(2, money(1))], 1)).toBe('wish_kind');
    expect(reasons([entry(3, money(1))], 1)).toBe('duration_too_short');
    expect(priceForDays([], 1)).toBeNull();
    expect(centsForDays([entry(1, money(1), 3)], 2)).toBeNull();
  });

  it('agrees with the quote of the date picker for any entry and any days', () => {
    const price = fc.oneof(
      fc.nat(100_000).map(money),
      fc.integer({ min: 1, max: 9 }).map(crates),
      fc.constant(nothing),
    );
    const rentType = fc.constantFrom<RentTypeId>(1, 3, 4);
    const terms = fc
      .record({
        rentType,
        price,
        minDuration: fc.integer({ min: 1, max: 9 }),
        maxDuration: fc.option(fc.integer({ min: 1, max: 60 })),
      })
      .map((one) => entry(one.rentType, one.price, one.minDuration, one.maxDuration));
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1, max: MOST_DAYS }),
        fc.integer({ min: 0, max: 800 }),
        (pricing, days, start) => {
          const first = addDays('2026-02-25', start);
          const wish = wishForDays(pricing.rentType, first, addDays(first, days - 1));
          expect(unitsForDays(pricing.rentType, days)).toBe(wish ? unitsOf(pricing.rentType, wish) : 0);
          if (wish) expect(priceForDays([pricing], days)).toEqual(sumOf([pricing], pricing, wish));
        },
      ),
    );
  });
});

describe('availability for a number of days', () => {
  const lengths = (pricings: readonly PricingTerms[]) => [1, 2, 3, 7, 8].filter((days) => takesDays(pricings, days));
  it('is given if any price entry allows the length', () => {
    expect(lengths([entry(1, crates(1), 1, 2), entry(1, nothing, 8)])).toEqual([1, 2, 8]);
    expect(lengths([entry(3, money(1), 1, 2)])).toEqual([2, 3]);
    expect(lengths([entry(4, money(1), 1, 1)])).toEqual([1, 2, 3, 7]);
  });
  it('is limited to one day for hourly prices', () => expect(lengths([entry(2, money(1))])).toEqual([1]));
  it('agrees with the price for the same days', () => {
    const terms = fc
      .record({
        rentType: fc.constantFrom<RentTypeId>(1, 3, 4),
        price: fc.constant(nothing),
        minDuration: fc.integer({ min: 1, max: 9 }),
        maxDuration: fc.option(fc.integer({ min: 1, max: 60 })),
      })
      .map((one) => entry(one.rentType, one.price, one.minDuration, one.maxDuration));
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 3 }), fc.integer({ min: 1, max: MOST_DAYS }), (pricings, days) => {
        const price = priceForDays(pricings, days);
        expect(takesDays(pricings, days)).toBe(price !== null && !('problem' in price));
      }),
    );
  });
});

describe('wish for chosen days', () => {
  it('ends on the day of departure for nights', () => {
    expect(wishForDays(3, '2027-11-27', '2027-11-29')).toEqual({ kind: 'days', from: '2027-11-27', to: '2027-11-29' });
    expect(wishForDays(1, '2027-11-27', '2027-11-29')).toEqual({ kind: 'days', from: '2027-11-27', to: '2027-11-30' });
    expect([
      wishForDays(3, '2027-11-27', '2027-11-27'),
      wishForDays(2, '2027-11-27', '2027-11-27'),
      wishForDays(1, '2027-11-27', '2027-11-26'),
    ]).toEqual([null, null, null]);
  });
});
