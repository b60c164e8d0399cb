import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { PaymentTypeId, RentTypeId } from './terms.js';
import { addDays } from '../kernel/days.js';
import { limits } from '../kernel/limits.js';
import { amountOf, basisOf, combinedWith, isWeekendIdle, lengthsWith, sumForDays, sumOf } from './combination.js';
import { centsForDays, MOST_DAYS, priceForDays, takesDays } from './price-for-days.js';
import { quoteUnits, totalOf, type PricingTerms } from './quote.js';

type Limits = Readonly<{ min?: number; max?: number }>;
const entry = (
  rentType: RentTypeId,
  minor: number,
  { min = 1, max }: Limits = {},
  paymentType: PaymentTypeId = 1,
): PricingTerms => ({
  rentType,
  paymentType,
  price: { kind: 'money', money: { minor, currency: 'EUR' } },
  minDuration: min,
  maxDuration: max ?? null,
});
const day = (euro: number, of?: Limits) => entry(1, euro * 100, of);
const hour = (euro: number, of?: Limits) => entry(2, euro * 100, of);
const night = (euro: number, of?: Limits) => entry(3, euro * 100, of);
const week = (euro: number, of?: Limits) => entry(4, euro * 100, of);

const units = { 1: 'day', 2: 'hour', 3: 'night', 4: 'week' } as const;
/** For example `1 week 50 + 1 day 10 = 60 (8 day)`, or the problem. */
const explained = (pricings: readonly PricingTerms[], wanted: number, named = 0): string => {
  const answer = sumForDays(pricings, pricings[named]!, wanted);
  if ('problem' in answer) return answer.problem;
  const lines = answer.lines.map((line) => `${line.units} ${units[line.pricing.rentType]} ${line.total / 100}`);
  return `${lines.join(' + ')} = ${amountOf(answer) / 100} (${answer.units} ${units[answer.pricing.rentType]})`;
};

describe('the cheapest combination', () => {
  it('is one week and one day for eight days', () => {
    expect(explained([day(10), week(50)], 8)).toBe('1 week 50 + 1 day 10 = 60 (8 day)');
  });

  it('is multiplied by the number of items', () => {
    expect(sumForDays([day(10), week(50)], day(10), 8, 12)).toMatchObject({
      units: 8,
      total: { money: { minor: 72_000 } },
      lines: [{ total: 60_000 }, { total: 12_000 }],
    });
  });

  it('is the same whichever of its entries is named', () => {
    for (const wanted of [1, 5, 6, 7, 8, 13, 14, 30])
      expect(explained([day(10), week(50)], wanted, 1).split(' (')[0]).toBe(
        explained([day(10), week(50)], wanted, 0).split(' (')[0],
      );
    expect(explained([day(10), week(50)], 8, 1)).toBe('1 week 50 + 1 day 10 = 60 (8 day)');
    expect(explained([day(10), week(50)], 14, 1)).toBe('2 week 100 = 100 (2 week)');
  });

  it('uses a begun week where it costs less than its days', () => {
    expect(explained([day(10), week(50)], 4)).toBe('4 day 40 = 40 (4 day)');
    expect(explained([day(10), week(50)], 6)).toBe('1 week 50 = 50 (6 day)');
    expect(explained([day(10), week(50)], 13)).toBe('2 week 100 = 100 (13 day)');
  });

  it('prefers fewer lines and units at the same total', () => {
    expect(explained([day(10), week(70)], 7)).toBe('1 week 70 = 70 (7 day)');
    expect(explained([day(10), day(10, { min: 3 })], 5)).toBe('5 day 50 = 50 (5 day)');
  });

  it('counts a week as seven nights where nights are named', () => {
    expect(explained([night(12), week(60)], 8)).toBe('1 week 60 = 60 (7 night)');
    expect(explained([night(12), week(60)], 9)).toBe('1 week 60 + 1 night 12 = 72 (8 night)');
  });

  it('combines entries of the same unit with different durations', () => {
    const drill = [day(10, { max: 3 }), day(6, { min: 4 })];
    expect([3, 4, 10].map((wanted) => explained(drill, wanted))).toEqual([
      '3 day 30 = 30 (3 day)',
      '4 day 24 = 24 (4 day)',
      '10 day 60 = 60 (10 day)',
    ]);
    const by = { kind: 'hours', day: '2027-07-05', time: '10:00', hours: 5 } as const;
    const saw = [hour(10), hour(6, { min: 4 })];
    expect(sumOf(saw, saw[0]!, by)).toMatchObject({ units: 5, total: { money: { minor: 3000 } } });
  });
});

describe('a combination', () => {
  it('uses each entry within its shortest and longest duration', () => {
    expect(explained([day(10, { min: 3 }), week(50)], 8)).toBe('8 day 80 = 80 (8 day)');
    expect(explained([day(10, { min: 3 }), week(50)], 10)).toBe('1 week 50 + 3 day 30 = 80 (10 day)');
    expect(explained([day(10, { max: 2 }), week(50)], 10)).toBe('2 week 100 = 100 (10 day)');
  });

  it('lends for no length that no entry allows on its own', () => {
    const limited = [day(10, { max: 6 }), week(50, { max: 1 })];
    expect([6, 7, 8].map((wanted) => explained(limited, wanted))).toEqual([
      '1 week 50 = 50 (6 day)',
      '1 week 50 = 50 (7 day)',
      'duration_too_long',
    ]);
    expect(limited.map((named) => lengthsWith(limited, named))).toEqual([
      { least: 1, most: 7 },
      { least: 1, most: 7 },
    ]);
    expect(lengthsWith([night(9, { min: 2, max: 3 }), week(50, { max: 2 })], night(9))).toEqual({ least: 1, most: 13 });
    expect(lengthsWith([day(9, { min: 2 }), week(50, { min: 2, max: 2 })], day(9))).toEqual({ least: 2, most: null });
    expect(explained([day(10, { min: 3 }), day(8, { min: 5 })], 2, 1)).toBe('duration_too_short');
  });

  it('never includes donations, crates or free entries', () => {
    const donation = entry(4, 100, {}, 4);
    const crate: PricingTerms = { ...week(1), paymentType: 2, price: { kind: 'things', count: 1 } };
    const free: PricingTerms = { ...day(1, { max: 3 }), paymentType: 5, price: { kind: 'nothing' } };
    const all = [day(10), donation, crate, free];
    expect(all.map((_, named) => explained(all, 8, named))).toEqual([
      '8 day 80 = 80 (8 day)',
      '2 week 2 = 2 (2 week)',
      '2 week 0.02 = 0.02 (2 week)',
      'duration_too_long',
    ]);
    expect(combinedWith(all, donation)).toEqual([donation]);
  });

  it('does not mix hours, days and nights', () => {
    const all = [day(10), night(3), hour(1), week(20)];
    expect(explained(all, 8, 0)).toBe('1 week 20 + 1 day 10 = 30 (8 day)');
    expect(explained(all, 3, 1)).toBe('2 night 6 = 6 (2 night)');
    expect(explained(all, 1, 2)).toBe('wish_kind');
    expect(sumOf(all, all[0]!, { kind: 'hours', day: '2027-07-05', time: '10:00', hours: 2 })).toMatchObject({
      problem: 'wish_kind',
    });
  });
});

describe('the price on certain days', () => {
  const span = { from: '2027-06-01', to: '2027-08-31', yearly: true };
  const priceOn = (pricings: readonly PricingTerms[], first: string, days: number, named = 0, count = 1) => {
    const answer = sumForDays(pricings, pricings[named]!, days, count, first);
    if ('problem' in answer) return answer.problem;
    const lines = answer.lines.map(({ weekend, ...line }) =>
      [line.units, weekend ? 'weekend' : units[line.pricing.rentType], line.amount / 100].join(' '),
    );
    return `${lines.join(' + ')} = ${amountOf(answer) / 100}`;
  };

  it('is that of the season in which the loan begins, also in a combination', () => {
    const tent: PricingTerms[] = [
      { ...day(10), seasons: [{ ...span, amount: 1500 }] },
      { ...week(50), seasons: [{ ...span, amount: 8000 }] },
    ];
    expect(priceOn(tent, '2027-05-31', 8)).toBe('1 week 50 + 1 day 10 = 60');
    expect(priceOn(tent, '2027-06-01', 8)).toBe('1 week 80 + 1 day 15 = 95');
    expect(priceOn(tent, '2030-08-31', 2, 1)).toBe('2 day 15 = 30');
    expect(sumForDays(tent, tent[0]!, 8, 1, '2027-06-01')).toMatchObject({
      pricing: tent[0],
      lines: [{ pricing: tent[1] }, {}],
    });
    expect(explained(tent, 8)).toBe('1 week 50 + 1 day 10 = 60 (8 day)');
  });

  it('is that of the weekend where the loan lies within one and costs less so', () => {
    const drill: PricingTerms[] = [{ ...day(10), weekend: 1800 }, week(50)];
    expect(priceOn(drill, '2027-07-02', 3)).toBe('1 weekend 18 = 18');
    expect(priceOn(drill, '2027-07-03', 2)).toBe('1 weekend 18 = 18');
    expect(priceOn(drill, '2027-07-04', 1)).toBe('1 day 10 = 10');
    expect(priceOn(drill, '2027-07-02', 4)).toBe('4 day 10 = 40');
    expect(priceOn(drill, '2027-07-02', 3, 0, 2)).toBe('1 weekend 18 = 36');
    const nights: PricingTerms[] = [{ ...night(12), weekend: 2000 }];
    expect(priceOn(nights, '2027-07-02', 3)).toBe('1 weekend 20 = 20');
    expect(priceOn(nights, '2027-07-02', 4)).toBe('3 night 12 = 36');
  });

  it('is that of a weekend until the next open day where the place is closed on Sunday', () => {
    const nine = [{ from: '09:00', to: '18:00' }];
    const closedOn = (...weekdays: readonly number[]) => ({
      week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => (weekdays.includes(weekday) ? [] : nine)),
      exceptions: [],
    });
    const drill: PricingTerms[] = [{ ...day(10), weekend: 1800 }];
    const cents = (first: string, days: number, opening?: ReturnType<typeof closedOn>, pricings = drill) =>
      centsForDays(pricings, days, 1, first, opening);
    const [friday, saturday] = ['2027-07-02', '2027-07-03'];
    expect(cents(friday, 4)).toBe(4000);
    expect(cents(friday, 4, closedOn(5, 6))).toBe(1800);
    expect(cents(saturday, 3, closedOn(6))).toBe(1800);
    // Saturday alone closed changes nothing: things come back on Sunday.
    expect(cents(friday, 4, closedOn(5))).toBe(4000);
    // Closed on Monday too: until Tuesday, and no longer.
    expect(cents(friday, 5, closedOn(6, 0))).toBe(1800);
    expect(cents(friday, 5, closedOn(6))).toBe(5000);
    expect(cents(friday, 6, closedOn(6, 0, 1))).toBe(6000);
    // Thursday is no part of a weekend.
    expect(cents('2027-07-01', 5, closedOn(5, 6))).toBe(5000);
    // A single closed Sunday, such as a holiday, counts like every one.
    const holiday = { week: null, exceptions: [{ from: '2027-07-04', to: '2027-07-05', spans: [] }] };
    expect(centsForDays(drill, 5, 1, friday, holiday)).toBe(1800);
    const nights: PricingTerms[] = [{ ...night(12), weekend: 2000 }];
    expect(cents(friday, 4, closedOn(6), nights)).toBe(2000);
    expect(isWeekendIdle([{ ...day(10), weekend: 3500 }], { ...day(10), weekend: 3500 }, closedOn(6))).toBe(false);
  });

  it('is never that of a weekend which costs as much as its days, or is too short to be lent', () => {
    const idle = (weekend: number, given: PricingTerms, ...others: readonly PricingTerms[]) => {
      const named = { ...given, weekend };
      return isWeekendIdle([named, ...others], named);
    };
    expect([idle(2999, day(10)), idle(3000, day(10))]).toEqual([false, true]);
    expect([idle(2000, day(10), week(20)), idle(1999, day(10), week(20))]).toEqual([true, false]);
    expect([idle(2399, night(12)), idle(2400, night(12))]).toEqual([false, true]);
    expect(idle(1000, { ...day(10), minDuration: 4 })).toBe(true);
  });
  it('is no weekend price in a season', () => {
    const drill: PricingTerms[] = [{ ...day(10), weekend: 1800, seasons: [{ ...span, amount: 1500 }] }];
    expect(priceOn(drill, '2027-07-02', 3)).toBe('3 day 15 = 45');
    expect(priceOn(drill, '2027-09-03', 3)).toBe('1 weekend 18 = 18');
  });

  it('lends for no weekend that is shorter than the shortest loan', () => {
    expect(priceOn([{ ...day(10, { min: 4 }), weekend: 1800 }], '2027-07-02', 3)).toBe('duration_too_short');
  });
});

const anyEntries = (rentTypes: readonly RentTypeId[]) =>
  fc.array(
    fc.record({
      rentType: fc.constantFrom(...rentTypes),
      minor: fc.integer({ min: 1, max: 9000 }),
      min: fc.integer({ min: 1, max: 4 }),
      more: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
    { minLength: 1, maxLength: 3 },
  );
const entriesOf = (given: readonly { rentType: RentTypeId; minor: number; min: number; more: number | null }[]) =>
  given.map(({ rentType, minor, min, more }) =>
    entry(rentType, minor, { min, ...(more !== null && { max: min + more }) }),
  );

/** Lowest total of all choices of units that cover the length with no unit to spare; written without the rule. */
const bruteForce = (pricings: readonly PricingTerms[], length: number): number => {
  const sizeOf = (one: PricingTerms) => (one.rentType === 4 ? 7 : 1);
  const tryAll = (rest: readonly PricingTerms[], covered: number, smallest: number, total: number): number => {
    const [one, ...others] = rest;
    if (!one) return covered >= length && covered - smallest < length ? total : Infinity;
    let best = tryAll(others, covered, smallest, total);
    for (let count = one.minDuration; count <= Math.min(one.maxDuration ?? length, length); count++)
      best = Math.min(
        best,
        tryAll(others, covered + count * sizeOf(one), Math.min(smallest, sizeOf(one)), total + totalOf(one, count)),
      );
    return best;
  };
  return tryAll(pricings, 0, Infinity, 0);
};

describe('any combination', () => {
  it('costs as little as the best of all combinations, and never more than one entry', () => {
    fc.assert(
      fc.property(anyEntries([1, 4]), fc.integer({ min: 1, max: 24 }), (given, length) => {
        const pricings = entriesOf(given);
        const singles = pricings.map((one) => quoteUnits(one, one.rentType === 4 ? Math.ceil(length / 7) : length));
        const cheapest = Math.min(...singles.map((one) => ('problem' in one ? Infinity : amountOf(one))));
        for (const named of pricings) {
          const sum = sumForDays(pricings, named, length);
          if ('problem' in sum) expect(cheapest).toBe(Infinity);
          else {
            expect(amountOf(sum)).toBeLessThanOrEqual(cheapest);
            expect(amountOf(sum)).toBe(bruteForce(pricings, length));
            expect(sum.lines.reduce((all, { total }) => all + total, 0)).toBe(amountOf(sum));
          }
        }
      }),
    );
  });

  it('exists for exactly the lengths that the offer takes', () => {
    fc.assert(
      fc.property(anyEntries([1, 3, 4]), fc.integer({ min: 1, max: MOST_DAYS }), (given, days) => {
        const pricings = entriesOf(given);
        const price = priceForDays(pricings, days);
        expect(price !== null && !('problem' in price)).toBe(takesDays(pricings, days));
      }),
    );
  });

  it('is the same for a wish and for the chosen days', () => {
    fc.assert(
      fc.property(anyEntries([1, 3, 4]), fc.integer({ min: 1, max: 30 }), (given, days) => {
        const pricings = entriesOf(given);
        for (const named of pricings) {
          const length = basisOf(named.rentType) === 'nights' ? days - 1 : days;
          const wish = { kind: 'days', from: '2027-03-20', to: addDays('2027-03-20', length) } as const;
          if (length > 0) expect(sumOf(pricings, named, wish)).toEqual(sumForDays(pricings, named, days));
        }
      }),
    );
  });

  it('stays exact for the highest prices, a whole year and as many entries as an offer has', () => {
    const many = Array.from({ length: limits.pricings }, (_, at) =>
      entry(at % 2 ? 4 : 1, limits.money - at, { min: 1 + (at % 5) }),
    );
    const sum = sumForDays(many, many[0]!, limits.duration);
    expect('problem' in sum ? sum.problem : Number.isSafeInteger(amountOf(sum))).toBe(true);
  });
});
