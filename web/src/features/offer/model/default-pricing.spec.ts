import { describe, expect, it } from '@jest/globals';
import { pricing } from '../examples.js';
import { defaultPricing } from './default-pricing.js';
import { calendarOf } from './taken.js';

const calendar = calendarOf([], 'Europe/Berlin', new Date('2027-07-01T08:00:00Z'));
const day = pricing({ pricing_id: 'day', amount: 2900, duration_max: 14 });
const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 12_000 });
const crate = pricing({ pricing_id: 'crate', paymenttype_id: 2, amount: 1, duration_max: 2 });
const start = (...given: Parameters<typeof defaultPricing>) => defaultPricing(...given)?.pricing_id;

describe('the price a page starts with', () => {
  it('is the owner’s first until days are chosen', () => {
    expect(start([week, day], {}, calendar)).toBe('week');
    expect(start([], {}, calendar)).toBeUndefined();
  });
  it('is the chosen one', () =>
    expect(start([day, week], { pricing: 'week', from: '2027-07-04' }, calendar)).toBe('week'));
  it('fits the chosen days at the least cost', () => {
    expect(start([week, crate, day], { from: '2027-07-04', to: '2027-07-05' }, calendar)).toBe('day');
    expect(start([day, week, crate], { from: '2027-07-04', to: '2027-07-10' }, calendar)).toBe('week');
    expect(
      start([day, pricing({ pricing_id: 'free', paymenttype_id: 5, amount: 0 })], { from: '2027-07-04' }, calendar),
    ).toBe('free');
    expect(start([crate], { from: '2027-07-04', to: '2027-07-10' }, calendar)).toBe('crate');
  });
  it('keeps days that no price takes: the nearest says so, not one by the hour', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, amount: 300 });
    expect(start([hour, crate], { from: '2027-07-04', to: '2027-07-07' }, calendar)).toBe('crate');
    expect(start([hour], { from: '2027-07-04', to: '2027-07-07' }, calendar)).toBe('hour');
  });
});
