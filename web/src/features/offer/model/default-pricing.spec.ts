import { describe, expect, it } from 'vitest';
import { pricing } from '../examples.js';
import { defaultPricing, otherDeals } from './default-pricing.js';
import { calendarOf } from './taken.js';

const calendar = calendarOf([], 'Europe/Berlin', new Date('2027-07-01T08:00:00Z'));
const day = pricing({ pricing_id: 'day', amount: 2900, duration_max: 14 });
const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 12_000 });
const crate = pricing({ pricing_id: 'crate', paymenttype_id: 2, amount: 1, duration_max: 2 });
const start = (...given: Parameters<typeof defaultPricing>) => defaultPricing(...given)?.pricing_id;

describe('the default price', () => {
  it('is the first of the owner until days are chosen', () => {
    expect(start([week, day], {}, calendar)).toBe('week');
    expect(start([], {}, calendar)).toBeUndefined();
  });
  it('is the price chosen by the user', () =>
    expect(start([day, week], { pricing: 'week', from: '2027-07-04' }, calendar)).toBe('week'));
  it('is the cheapest that accepts the chosen days', () => {
    expect(start([week, crate, day], { from: '2027-07-04', to: '2027-07-05' }, calendar)).toBe('day');
    expect(start([day, week, crate], { from: '2027-07-04', to: '2027-07-10' }, calendar)).toBe('week');
    expect(
      start([day, pricing({ pricing_id: 'free', paymenttype_id: 5, amount: 0 })], { from: '2027-07-04' }, calendar),
    ).toBe('free');
    expect(start([crate], { from: '2027-07-04', to: '2027-07-10' }, calendar)).toBe('crate');
  });
  const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
  const days = { from: '2027-07-04', to: '2027-07-05' };
  it('keeps the return service of the first price unless it rejects the days', () => {
    expect(start([day, donation], days, calendar)).toBe('day');
    expect(start([donation, day], days, calendar)).toBe('donation');
    expect(start([pricing({ ...day, duration_max: 1 }), donation], days, calendar)).toBe('donation');
  });
  it('stays the same hourly price after a time is chosen', () => {
    const money = pricing({ pricing_id: 'money', renttype_id: 2, amount: 1400 });
    const others = [
      pricing({ ...money, pricing_id: 'gift', paymenttype_id: 4, amount: 1200 }),
      pricing({ ...money, pricing_id: 'free', paymenttype_id: 5, amount: 0 }),
    ];
    const time = { from: '2027-07-04', time: '09:00', hours: 3 };
    expect(start([money, ...others], {}, calendar)).toBe('money');
    expect(start([money, ...others], time, calendar)).toBe('money');
  });
  it('falls back to the closest non-hourly price when none accepts the days', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, amount: 300 });
    expect(start([hour, crate], { from: '2027-07-04', to: '2027-07-07' }, calendar)).toBe('crate');
    expect(start([hour], { from: '2027-07-04', to: '2027-07-07' }, calendar)).toBe('hour');
  });
});

describe('other deals', () => {
  const days = { from: '2027-07-04', to: '2027-07-05' };
  const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
  const others = (shown: string, all: readonly ReturnType<typeof pricing>[], choice = days) => {
    const price = all.find(({ pricing_id: id }) => id === shown)!;
    const units = { kind: 'money', money: { minor: price.amount * 2, currency: 'EUR' } } as const;
    const { cheaper, other } = otherDeals(all, { price, quote: { units: 2, total: units } }, choice, calendar);
    return [cheaper?.price.pricing_id, other?.price.pricing_id];
  };
  it('are a cheaper price and one with another return service', () => {
    expect(others('day', [day, donation, week])).toEqual(['donation', 'donation']);
    expect(others('donation', [day, donation, week])).toEqual([undefined, 'day']);
  });
  it('exclude costlier prices of the same return service and hourly prices for days', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, paymenttype_id: 5, amount: 0 });
    expect(others('day', [day, week, hour], { ...days, time: '09:00', hours: 2 } as typeof days)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
