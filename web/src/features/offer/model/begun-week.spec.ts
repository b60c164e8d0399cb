import { describe, expect, it } from 'vitest';
import { pricing } from '../examples.js';
import { begunWeek } from '../components/PriceLines.js';
import { offered, waysOf, wishOf } from './pricing.js';
import { availabilityOf } from '@lendring/contracts/rules/why-not-bookable.js';

const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 4000, duration_max: null });
const day = pricing({ pricing_id: 'day', amount: 2500, duration_max: null });
const calendar = availabilityOf([], 'Europe/Berlin', new Date('2027-06-01T08:00:00Z'));
const begun = (all: readonly ReturnType<typeof pricing>[], days: number, way = waysOf(all)[0]!) => {
  const wish = wishOf(way[0], { from: '2027-07-01', to: `2027-07-${String(days).padStart(2, '0')}` });
  const answer = offered(way, wish, calendar);
  if (answer.state !== 'ready') throw new Error('The days do not fit.');
  return begunWeek(all, answer.quote, answer.wish);
};

describe('a partial week', () => {
  it('returns the price by the day when the weekly price is lower', () => {
    expect(begun([day, week], 2)).toEqual({ byDay: 5000 });
    expect(begun([day, week], 9)).toEqual({ byDay: 22_500 });
    expect(begun([day, { ...day, amount: 2200, pricing_id: 'low' }, week], 2)).toEqual({ byDay: 4400 });
  });
  it('counts as a whole week when no costlier daily price applies', () => {
    expect(begun([week], 2)).toEqual({ byDay: null });
    expect(begun([{ ...day, duration_max: 1 }, week], 2)).toEqual({ byDay: null });
    expect(begun([week, { ...day, paymenttype_id: 2, amount: 9 }], 2)).toEqual({ byDay: null });
  });
  it('excludes whole weeks, days, and weeks completed by days', () => {
    expect(begun([day, week], 7)).toBeNull();
    expect(begun([day, week], 1)).toBeNull();
    expect(begun([day, week], 8)).toBeNull();
  });
});
