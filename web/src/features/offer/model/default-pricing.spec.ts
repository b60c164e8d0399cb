import { describe, expect, it } from 'vitest';
import { pricing } from '../examples.js';
import { defaultPricing, otherDeals } from './default-pricing.js';
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
  const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
  const days = { from: '2027-07-04', to: '2027-07-05' };
  it('is for the return service of the owner’s first, unless that does not take the days', () => {
    expect(start([day, donation], days, calendar)).toBe('day');
    expect(start([donation, day], days, calendar)).toBe('donation');
    expect(start([pricing({ ...day, duration_max: 1 }), donation], days, calendar)).toBe('donation');
  });
  it('is the one by the hour that is shown before a time is chosen', () => {
    const money = pricing({ pricing_id: 'money', renttype_id: 2, amount: 1400 });
    const others = [
      pricing({ ...money, pricing_id: 'gift', paymenttype_id: 4, amount: 1200 }),
      pricing({ ...money, pricing_id: 'free', paymenttype_id: 5, amount: 0 }),
    ];
    const time = { from: '2027-07-04', time: '09:00', hours: 3 };
    expect(start([money, ...others], {}, calendar)).toBe('money');
    expect(start([money, ...others], time, calendar)).toBe('money');
  });
  it('keeps days that no price takes: the nearest says so, not one by the hour', () => {
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
  it('are a cheaper one, and from that the one for another return service', () => {
    expect(others('day', [day, donation, week])).toEqual(['donation', 'donation']);
    expect(others('donation', [day, donation, week])).toEqual([undefined, 'day']);
  });
  it('are none that costs more for the same return service, and none by the hour beside days', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, paymenttype_id: 5, amount: 0 });
    expect(others('day', [day, week, hour], { ...days, time: '09:00', hours: 2 } as typeof days)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
