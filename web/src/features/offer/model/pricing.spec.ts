import { describe, expect, it } from 'vitest';
import { pricing, taken } from '../examples.js';
import { defaultPricing, offered, otherDeals, wishOf } from './pricing.js';
import { calendarOf } from './taken.js';

const calendar = calendarOf(
  [taken('2027-07-11T22:00:00.000Z', '2027-07-13T22:00:00.000Z')],
  'Europe/Berlin',
  new Date('2027-07-01T08:00:00Z'),
);
const answerFor = (from: string, to: string, price = pricing()) =>
  offered(price, wishOf(price, { from, to }), calendar);

describe('the quote for the chosen days', () => {
  it('is the total price', () =>
    expect(answerFor('2027-07-04', '2027-07-06')).toMatchObject({
      state: 'ready',
      quote: { units: 3, total: { money: { minor: 2700 } } },
    }));
  it('is empty when no days are chosen', () => expect(offered(pricing(), null, calendar)).toEqual({ state: 'empty' }));
  it('gives the reason when the days are not available', () => {
    expect(answerFor('2027-06-30', '2027-07-02')).toEqual({ state: 'problem', problem: 'period_in_past' });
    expect(answerFor('2027-07-10', '2027-07-12')).toEqual({ state: 'problem', problem: 'booked', free: 0 });
    expect(answerFor('2027-07-04', '2027-07-09')).toEqual({ state: 'problem', problem: 'duration_too_long' });
    expect(answerFor('2027-07-04', '2027-07-04', pricing({ duration_min: 2 }))).toEqual({
      state: 'problem',
      problem: 'duration_too_short',
    });
    expect(answerFor('2029-07-04', '2029-07-04')).toEqual({ state: 'problem', problem: 'period_too_far' });
  });
  it('counts partial weeks as whole weeks and multiplies by the number of items', () => {
    expect(
      answerFor(
        '2027-07-14',
        '2027-07-21',
        pricing({ renttype_id: 4, paymenttype_id: 2, amount: 2, duration_max: null }),
      ),
    ).toMatchObject({ quote: { units: 2, total: { kind: 'things', count: 4 } } });
  });
});

const openCalendar = calendarOf([], 'Europe/Berlin', new Date('2027-07-01T08:00:00Z'));
const day = pricing({ pricing_id: 'day', amount: 2900, duration_max: 14 });
const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 12_000 });
const crate = pricing({ pricing_id: 'crate', paymenttype_id: 2, amount: 1, duration_max: 2 });
const start = (...given: Parameters<typeof defaultPricing>) => defaultPricing(...given)?.pricing_id;

describe('the default price', () => {
  it('is the first price of the owner until days are chosen', () => {
    expect(start([week, day], {}, openCalendar)).toBe('week');
    expect(start([], {}, openCalendar)).toBeUndefined();
  });
  it('is the price chosen by the user', () =>
    expect(start([day, week], { pricing: 'week', from: '2027-07-04' }, openCalendar)).toBe('week'));
  it('is the cheapest price that accepts the chosen days', () => {
    expect(start([week, crate, day], { from: '2027-07-04', to: '2027-07-05' }, openCalendar)).toBe('day');
    expect(start([day, week, crate], { from: '2027-07-04', to: '2027-07-10' }, openCalendar)).toBe('week');
    expect(
      start([day, pricing({ pricing_id: 'free', paymenttype_id: 5, amount: 0 })], { from: '2027-07-04' }, openCalendar),
    ).toBe('free');
    expect(start([crate], { from: '2027-07-04', to: '2027-07-10' }, openCalendar)).toBe('crate');
  });
  const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
  const days = { from: '2027-07-04', to: '2027-07-05' };
  it('keeps the return service of the first price unless it rejects the days', () => {
    expect(start([day, donation], days, openCalendar)).toBe('day');
    expect(start([donation, day], days, openCalendar)).toBe('donation');
    expect(start([pricing({ ...day, duration_max: 1 }), donation], days, openCalendar)).toBe('donation');
  });
  it('stays the same hourly price after a time is chosen', () => {
    const money = pricing({ pricing_id: 'money', renttype_id: 2, amount: 1400 });
    const others = [
      pricing({ ...money, pricing_id: 'gift', paymenttype_id: 4, amount: 1200 }),
      pricing({ ...money, pricing_id: 'free', paymenttype_id: 5, amount: 0 }),
    ];
    const time = { from: '2027-07-04', time: '09:00', hours: 3 };
    expect(start([money, ...others], {}, openCalendar)).toBe('money');
    expect(start([money, ...others], time, openCalendar)).toBe('money');
  });
  it('falls back to the closest non-hourly price when none accepts the days', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, amount: 300 });
    expect(start([hour, crate], { from: '2027-07-04', to: '2027-07-07' }, openCalendar)).toBe('crate');
    expect(start([hour], { from: '2027-07-04', to: '2027-07-07' }, openCalendar)).toBe('hour');
  });
});

describe('other deals', () => {
  const days = { from: '2027-07-04', to: '2027-07-05' };
  const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
  const others = (shown: string, all: readonly ReturnType<typeof pricing>[], choice = days) => {
    const price = all.find(({ pricing_id: id }) => id === shown)!;
    const units = { kind: 'money', money: { minor: price.amount * 2, currency: 'EUR' } } as const;
    const { cheaper, other } = otherDeals(all, { price, quote: { units: 2, total: units } }, choice, openCalendar);
    return [cheaper?.price.pricing_id, other?.price.pricing_id];
  };
  it('are a cheaper price and a price with another return service', () => {
    expect(others('day', [day, donation, week])).toEqual(['donation', 'donation']);
    expect(others('donation', [day, donation, week])).toEqual([undefined, 'day']);
  });
  it('exclude costlier prices of the same return service, and hourly prices for chosen days', () => {
    const hour = pricing({ pricing_id: 'hour', renttype_id: 2, paymenttype_id: 5, amount: 0 });
    expect(others('day', [day, week, hour], { ...days, time: '09:00', hours: 2 } as typeof days)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
