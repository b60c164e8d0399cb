import { describe, expect, it } from 'vitest';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { offerCard } from '../../../testing/samples.js';
import { examples } from './price-preview.js';

const price = (change: Partial<PricingShape>): PricingShape => ({
  ...offerCard().pricing[0]!,
  duration_min: 1,
  duration_max: null,
  ...change,
});
const of = (change: Partial<PricingShape>) => examples([price(change)]).map(({ units, amount }) => [units, amount])[0];

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
});
