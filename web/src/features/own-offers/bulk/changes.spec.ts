import { describe, expect, it } from 'vitest';
import { ownOffer } from '../../../testing/demo-offers.js';
import { offerCard } from '../../../testing/samples.js';
import { patchFor, tagsIn, undoOf } from './changes.js';
import { changedAmount, changedPrices, noPrice, priceIn, rentTypesOf } from './prices.js';

const [entry] = offerCard().pricing;
const priced = (...amounts: readonly number[]) => amounts.map((amount) => ({ ...entry!, amount }));

describe('a price changed by percent', () => {
  it.each([
    [900, 10, 1, 990],
    [900, 5, 10, 950],
    [900, 5, 100, 900],
    [1999, -10, 50, 1800],
    [900, 3.5, 1, 932],
    [1, -90, 1, 1],
    [40, -50, 100, 100],
    [9_999_999_999, 500, 1, 9_999_999_999],
  ])('turns %i cents by %d percent, rounded to %i, into %i', (amount, percent, step, expected) => {
    expect(changedAmount(amount, percent, step)).toBe(expected);
  });
});

describe('the change of one of many offers', () => {
  const offer = ownOffer({
    category_id: 405,
    tags: ['Camping', 'Zelt'],
    place_id: null,
    pricing: [...priced(900), { ...entry!, paymenttype_id: 2, amount: 1 }],
  });

  it('raises cash prices only', () => {
    expect(patchFor(offer, { kind: 'price', percent: 10, step: 1 })?.pricing?.map(({ amount }) => amount)).toEqual([
      990, 1,
    ]);
    expect(patchFor({ ...offer, pricing: [] }, { kind: 'price', percent: 10, step: 1 })).toBeNull();
  });
  it('raises the prices of weekends and seasons along', () => {
    const summer = { from: '2027-06-01', to: '2027-08-31', yearly: true, amount: 1500 };
    const dated = { ...offer, pricing: [{ ...entry!, weekend: 2000, seasons: [summer] }] };
    expect(patchFor(dated, { kind: 'price', percent: 10, step: 1 })?.pricing).toMatchObject([
      { weekend: 2200, seasons: [{ ...summer, amount: 1650 }] },
    ]);
  });
  it('raises the price of a weekend even if rounding keeps that of a day', () => {
    const dated = { ...offer, pricing: [{ ...entry!, amount: 100, weekend: 2000 }] };
    expect(patchFor(dated, { kind: 'price', percent: 10, step: 100 })?.pricing).toMatchObject([
      { amount: 100, weekend: 2200 },
    ]);
  });
  it('is shown with the amounts before and after rounding', () => {
    const change = { kind: 'price', percent: 3.5, step: 50 } as const;
    expect(changedPrices(offer.pricing, change)).toMatchObject([
      { before: { amount: 900 }, after: { amount: 950 }, exact: 932 },
    ]);
  });
  it('sets a fixed price where the offer has one of that kind, and keeps weekends', () => {
    const dated = { ...offer, pricing: [{ ...entry!, weekend: 2000 }] };
    const fixed = { kind: 'price', per: entry!.renttype_id, amount: 1234 } as const;
    expect(patchFor(dated, fixed)?.pricing).toEqual([{ ...entry!, weekend: 2000, amount: 1234 }]);
    expect(patchFor({ ...offer, pricing: [...priced(1234)] }, fixed)).toBeNull();
    const weekly = { ...fixed, per: 4 };
    expect([patchFor(dated, weekly), changedPrices(dated.pricing, weekly)]).toEqual([null, []]);
    expect(rentTypesOf([dated, offer])).toEqual([entry!.renttype_id]);
  });
  it('is read from the fields, with a price above zero', () => {
    const fixed = { ...noPrice, direction: 'fixed', per: 1 } as const;
    expect(priceIn({ ...fixed, amount: 900 })).toEqual({ kind: 'price', per: 1, amount: 900 });
    for (const amount of [0, null, Number.NaN, 10_000_000_000])
      expect(priceIn({ ...fixed, amount })).toMatchObject({ missing: 'amountNeeded' });
    expect(priceIn({ ...noPrice, direction: 'down', percent: '10' })).toEqual({
      kind: 'price',
      percent: -10,
      step: 10,
    });
    expect(priceIn({ ...noPrice, direction: 'down', percent: '91' })).toEqual({ missing: 'percentNeeded', most: 90 });
  });
  it('adds and removes tags regardless of case', () => {
    expect(patchFor(offer, { kind: 'tags', add: ['ZELT', 'neu'], remove: ['camping'] })).toEqual({
      tags: ['Zelt', 'neu'],
    });
    expect(patchFor(offer, { kind: 'tags', add: ['zelt'], remove: ['Boot'] })).toBeNull();
  });
  it('leaves offers that are already so', () => {
    expect(patchFor(offer, { kind: 'category', categoryId: 405 })).toBeNull();
    expect(patchFor(offer, { kind: 'place', placeId: null })).toBeNull();
  });
  it('is undone by the former values', () => {
    for (const change of [
      { kind: 'price', percent: 10, step: 1 },
      { kind: 'category', categoryId: 102 },
      { kind: 'tags', add: ['neu'], remove: [] },
      { kind: 'place', placeId: '00000000-0000-4000-8000-000000000001' },
    ] as const) {
      const patch = patchFor(offer, change)!;
      expect({ ...offer, ...patch, ...undoOf(offer, patch) }).toEqual(offer);
    }
    expect(undoOf({ ...offer, category_id: null }, { category_id: 102 })).toBeNull();
  });
  it('reads tags between commas', () => {
    expect(tagsIn(' Zelt, #neu;zelt ,, ')).toEqual(['Zelt', 'neu']);
  });
});
