import { describe, expect, it } from 'vitest';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { Pricing } from '@lendring/contracts/rules/terms.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { type DiscountEntry, discountField } from '../../../parts/conditions/discounts.js';
import { offerCard } from '../../../testing/samples.js';
import {
  combines,
  examples,
  fieldOf,
  fromShape,
  hasRoom,
  idleWeekends,
  newSeason,
  previewShapes,
  kindsOf,
  newEntry,
  paymentTypes,
  type PriceEntry,
  pricingModel,
  problemsOf,
  rentTypes,
  type SeasonEntry,
  toShape,
  toShapes,
} from './pricing.js';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const entry = (change: Partial<PriceEntry> = {}): PriceEntry => ({ ...newEntry([], 1, id(1)), amount: 900, ...change });
const keys = (one: PriceEntry) => problemsOf(one).map((problem) => problem.key);

describe('a pricing entry', () => {
  it.each(paymentTypes.flatMap((type) => rentTypes.map((rent) => [type, rent] as const)))(
    'with payment %d and rent %d is valid in the contract and survives a round trip',
    (type, rent) => {
      const filled = {
        ...newEntry([], type, id(1)),
        renttype_id: rent,
        duration_max: 5,
        ...(type === 1 || type === 4 ? { amount: 1250 } : {}),
        ...(type === 4 ? { donation_target: ' Tierheim ' } : {}),
      };
      const shape = toShape(filled);
      expect(Pricing.safeParse(pricingFromShape(shape!)).error).toBeUndefined();
      expect(toShape(fromShape(shape!))).toEqual(shape);
    },
  );
  it.each([
    [{ amount: null }, ['amount']],
    [{ amount: Number.NaN }, ['amount']],
    [{ amount: 0 }, ['amountZero']],
    [{ amount: limits.money + 1 }, ['amountTooBig']],
    [{ amount: limits.money, duration_max: 1 }, []],
    [{ amount: 273_973_00 }, ['amountAddsUp']],
    [{ amount: 273_973_00, duration_max: 300 }, []],
    [{ paymenttype_id: 2, amount: 0 }, ['count']],
    [{ paymenttype_id: 3, amount: 100 }, ['count']],
    [{ paymenttype_id: 2, amount: 99 }, []],
    [{ duration_min: null }, ['duration']],
    [{ duration_min: 0 }, ['duration']],
    [{ duration_min: 366 }, ['duration']],
    [{ duration_max: Number.NaN }, ['duration']],
    [{ duration_min: 3, duration_max: 2 }, ['durationOrder']],
    [{ duration_min: 3, duration_max: 3 }, []],
    [{ paymenttype_id: 4 }, ['donationTarget']],
    [{ paymenttype_id: 5, amount: null }, []],
  ] as const)('with %j has problems %j', (change, expected) => {
    expect(keys(entry(change))).toEqual(expected);
    expect(toShape(entry(change)) === null).toBe(expected.length > 0);
  });
  it('has field ids that contain its entry id', () => {
    expect(problemsOf(entry({ amount: null }))[0]!.id).toBe(fieldOf(entry(), 'amount'));
  });
  it('defaults to the next rental unit when its payment type already exists', () => {
    const first = newEntry([], 1, id(1));
    const second = newEntry([first], 1, id(2));
    expect([first.renttype_id, second.renttype_id, newEntry([first, second], 2, id(3)).renttype_id]).toEqual([1, 4, 1]);
  });
});

describe('the prices of an offer', () => {
  const offer = ownOffer({ pricing: [offerCard().pricing[0]!] });
  it('are loaded from the offer and saved when complete', () => {
    const entries = [...pricingModel.from(offer), entry({ pricing_id: id(2), amount: null })];
    expect(pricingModel.patch(pricingModel.from(offer))).toEqual({ pricing: offer.pricing });
    expect(pricingModel.patch(entries).pricing).toEqual(offer.pricing);
    expect(pricingModel.problems(entries)).toEqual([{ id: `amount-${id(2)}`, key: 'amount' }]);
  });
  it('require at least one price', () => {
    expect(pricingModel.problems([])).toEqual([{ id: 'kinds', key: 'pricing' }]);
  });
  it('map a server error to its field among the sent prices', () => {
    const entries = [entry({ pricing_id: id(1), amount: null }), entry({ pricing_id: id(2) })];
    expect(pricingModel.fieldId('pricing.0.duration_max', entries)).toBe(`duration_max-${id(2)}`);
    expect(pricingModel.fieldId('pricing', entries)).toBe('kinds');
  });
  it('are limited to twelve and keep payment types in fixed order', () => {
    const many = Array.from({ length: 12 }, (_, n) => entry({ pricing_id: id(n % 10), paymenttype_id: n < 6 ? 6 : 1 }));
    expect(hasRoom(many)).toBe(false);
    expect(kindsOf(many)).toEqual([1, 6]);
  });
});

const price = (change: Partial<PricingShape>): PricingShape => ({
  ...offerCard().pricing[0]!,
  duration_min: 1,
  duration_max: null,
  ...change,
});
const of = (change: Partial<PricingShape>) => examples([price(change)]).map(({ units, amount }) => [units, amount])[0];

describe('discounts of a price', () => {
  const one = (change: Partial<DiscountEntry> = {}): DiscountEntry => ({
    key: 'a',
    of: 'duration',
    from: 5,
    percent: 10,
    ...change,
  });
  it('are saved with it, and survive a round trip', () => {
    const shape = toShape(entry({ discounts: [one(), one({ key: 'b', of: 'count', from: 20 })] }));
    expect(shape?.discounts).toEqual([
      { of: 'duration', from: 5, percent: 10 },
      { of: 'count', from: 20, percent: 10 },
    ]);
    expect(Pricing.safeParse(pricingFromShape(shape!)).error).toBeUndefined();
    expect(toShape(fromShape(shape!))).toEqual(shape);
    expect(toShape(entry({ paymenttype_id: 5, discounts: [one()] }))).not.toHaveProperty('discounts');
  });
  it.each<[Partial<DiscountEntry>, readonly string[]]>([
    [{}, []],
    [{ from: null }, ['discountFrom']],
    [{ from: 1 }, ['discountFrom']],
    [{ from: 366 }, ['discountFrom']],
    [{ of: 'count', from: 999 }, []],
    [{ percent: 0 }, ['discountFrom']],
    [{ percent: -10 }, ['discountFrom']],
    [{ percent: 91 }, ['discountFrom']],
    [{ percent: 1e9 }, ['discountFrom']],
    [{ percent: Number.NaN }, ['discountFrom']],
  ])('with %o have problems %o', (change, found) => expect(keys(entry({ discounts: [one(change)] }))).toEqual(found));
  it('start at different numbers', () => {
    const twice = entry({ discounts: [one(), one({ key: 'b', percent: 20 })] });
    expect(problemsOf(twice)).toEqual([{ id: discountField({ key: 'b' }, 'from'), key: 'discountTwice' }]);
  });
  it('are previewed while a price of weekends, a season or a discount is still empty', () => {
    const day = entry({
      amount: 1000,
      weekend: null,
      seasons: [newSeason('s')],
      discounts: [{ key: 'd', of: 'count', from: null, percent: null } as const],
    });
    expect(toShapes([day])).toEqual([]);
    expect(previewShapes([day])).toEqual([toShape(entry({ amount: 1000 }))]);
    expect(previewShapes([entry({ amount: 1000, weekend: 2500 })])).toMatchObject([{ weekend: 2500 }]);
    expect(previewShapes([entry({ amount: null, weekend: 2500 })])).toEqual([]);
  });
  it('name the weekend prices that can never apply', () => {
    const [never, some] = [entry({ amount: 1000, weekend: 3000 }), entry({ amount: 1000, weekend: 2500 })];
    expect([idleWeekends([never], null), idleWeekends([some], null)]).toEqual([[never.pricing_id], []]);
  });
  it('get a server error at the field of their row', () => {
    const entries = [entry({ discounts: [one(), one({ key: 'b', of: 'count' })] })];
    expect(pricingModel.fieldId('pricing.0.discounts.1.percent', entries)).toBe('discount_percent-b');
    expect(pricingModel.fieldId('pricing.0.discounts', entries)).toBe('discount_from-a');
  });
});

describe('prices on certain days', () => {
  const summer = (change: Partial<SeasonEntry> = {}): SeasonEntry => ({
    key: 'a',
    from: '2027-06-01',
    to: '2027-08-31',
    yearly: true,
    amount: 1500,
    ...change,
  });
  it('are saved with the price, and survive a round trip', () => {
    const shape = toShape(entry({ weekend: 2000, seasons: [summer()] }));
    expect(shape).toMatchObject({
      weekend: 2000,
      seasons: [{ from: '2027-06-01', to: '2027-08-31', yearly: true, amount: 1500 }],
    });
    expect(Pricing.safeParse(pricingFromShape(shape!)).error).toBeUndefined();
    expect(toShape(fromShape(shape!))).toEqual(shape);
    const week = toShape(entry({ renttype_id: 4, weekend: 2000 }));
    expect(week).not.toHaveProperty('weekend');
  });
  it.each<[Partial<PriceEntry>, readonly string[]]>([
    [{ weekend: null }, ['amount']],
    [{ weekend: 0 }, ['amountZero']],
    [{ weekend: limits.money + 1 }, ['amountTooBig']],
    [{ weekend: limits.money }, []],
    [{ seasons: [summer({ from: '', to: '' })] }, ['seasonDay', 'seasonDay']],
    [{ seasons: [summer({ to: '2027-05-31' })] }, ['seasonOrder']],
    [{ seasons: [summer({ to: '2028-06-01' })] }, ['seasonOrder']],
    [{ seasons: [summer({ to: '2028-06-01', yearly: false })] }, []],
    [{ seasons: [summer({ amount: null })] }, ['amount']],
    [{ seasons: [summer({ amount: -1 })] }, ['amountZero']],
    [{ seasons: [summer({ amount: 1e9 })] }, ['amountAddsUp']],
  ])('with %o have problems %o', (change, found) => expect(keys(entry(change))).toEqual(found));
  it('get a server error at the field of their row', () => {
    const entries = [entry({ seasons: [summer(), summer({ key: 'b' })] })];
    expect(pricingModel.fieldId('pricing.0.seasons.1.to', entries)).toBe('season_to-b');
    expect(pricingModel.fieldId('pricing.0.seasons.0.amount', entries)).toBe('season_amount-a');
    expect(pricingModel.fieldId('pricing.0.weekend', entries)).toBe(fieldOf(entries[0]!, 'weekend'));
  });
});

describe('the price example', () => {
  it('uses a typical duration and the calculation of the server', () => {
    expect(of({ amount: 900 })).toEqual([3, 2700]);
    expect(of({ amount: 500, renttype_id: 2 })).toEqual([3, 1500]);
    expect(of({ amount: 1200, renttype_id: 3 })).toEqual([2, 2400]);
    expect(of({ amount: 4500, renttype_id: 4 })).toEqual([1, 4500]);
  });
  it('stays within the minimum and maximum duration', () => {
    expect(of({ amount: 900, duration_max: 2 })).toEqual([2, 1800]);
    expect(of({ amount: 900, duration_min: 5 })).toEqual([5, 4500]);
  });
  it('counts crates and is zero for free offers', () => {
    expect(of({ paymenttype_id: 2, amount: 1 })).toEqual([3, 3]);
    expect(of({ paymenttype_id: 5, amount: 0 })).toEqual([3, 0]);
  });
  it('includes the least duration and number of units with a discount', () => {
    const discounts = [
      { of: 'duration' as const, from: 5, percent: 10 },
      { of: 'count' as const, from: 20, percent: 50 },
      { of: 'count' as const, from: 10, percent: 20 },
    ];
    const shown = (change: Partial<PricingShape>) =>
      examples([price({ amount: 1000, ...change })]).map(({ count, units, amount }) => [count, units, amount]);
    expect(shown({ discounts })).toEqual([
      [1, 3, 3000],
      [1, 5, 4500],
      [10, 3, 24_000],
    ]);
    expect(shown({ discounts: [{ of: 'duration', from: 2, percent: 10 }] })).toEqual([[1, 3, 2700]]);
    expect(shown({ discounts: [{ of: 'duration', from: 5, percent: 10 }], duration_max: 4 })).toEqual([[1, 3, 3000]]);
  });
  it('combines a week and a day at the lowest price', () => {
    const all = [price({ amount: 1000 }), price({ pricing_id: id(2), renttype_id: 4, amount: 5000 })];
    expect(examples(all).map(({ units, amount }) => [units, amount])).toEqual([
      [3, 3000],
      [1, 5000],
      [8, 6000],
    ]);
    expect([combines(all), combines(all.slice(1))]).toEqual([true, false]);
  });
});
