import { describe, expect, it } from 'vitest';
import { pricing, taken } from '../examples.js';
import { defaultWay, offered, otherDeals, shownOf, type Way, wayBy, waysOf, wishOf } from './pricing.js';
import { availabilityOf } from '@lendring/contracts/rules/why-not-bookable.js';

const calendar = availabilityOf(
  [taken('2027-07-11T22:00:00.000Z', '2027-07-13T22:00:00.000Z')],
  'Europe/Berlin',
  new Date('2027-07-01T08:00:00Z'),
);
const answerFor = (from: string, to: string, price = pricing()) =>
  offered([price], wishOf(price, { from, to }), calendar);

describe('the quote for the chosen days', () => {
  it('is the total price', () =>
    expect(answerFor('2027-07-04', '2027-07-06')).toMatchObject({
      state: 'ready',
      quote: { units: 3, total: { money: { minor: 2700 } } },
    }));
  it('is empty when no days are chosen', () =>
    expect(offered([pricing()], null, calendar)).toEqual({ state: 'empty' }));
  it('gives the reason when the days are not available', () => {
    expect(answerFor('2027-06-30', '2027-07-02')).toEqual({ state: 'problem', problem: 'period_in_past' });
    expect(answerFor('2027-07-10', '2027-07-12')).toEqual({
      state: 'problem',
      problem: 'dates_taken',
      free: 0,
      shortOn: '2027-07-12',
    });
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

const openCalendar = availabilityOf([], 'Europe/Berlin', new Date('2027-07-01T08:00:00Z'));
const day = pricing({ pricing_id: 'day', amount: 2900, duration_max: 14 });
const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 12_000 });
const crate = pricing({ pricing_id: 'crate', paymenttype_id: 2, amount: 1, duration_max: 2 });
const start = (...given: Parameters<typeof defaultWay>) => defaultWay(...given)?.[0].pricing_id;

const donation = pricing({ ...day, pricing_id: 'donation', paymenttype_id: 4, amount: 500 });
const free = pricing({ pricing_id: 'free', paymenttype_id: 5, amount: 0, duration_max: null });
const night = pricing({ ...day, pricing_id: 'night', renttype_id: 3 });
const hour = pricing({ pricing_id: 'hour', renttype_id: 2, amount: 300, duration_max: null });

describe('the ways to pay', () => {
  const names = (...all: Parameters<typeof waysOf>[0]) => waysOf(all).map((way) => way.map((one) => one.pricing_id));
  it('join money that counts the time alike, named by its shorter unit', () => {
    expect(names(week, crate, day)).toEqual([['day', 'week'], ['crate']]);
    expect(names(week, night)).toEqual([['night', 'week']]);
    expect(names(day, night, week)).toEqual([
      ['day', 'week'],
      ['night', 'week'],
    ]);
    expect(names(hour, day)).toEqual([['hour'], ['day']]);
    expect(names(week)).toEqual([['week']]);
  });
  it('keep donations, crates and free entries apart', () =>
    expect(names(donation, { ...donation, pricing_id: 'more', renttype_id: 4 }, free, day)).toEqual([
      ['donation'],
      ['more'],
      ['free'],
      ['day'],
    ]));
  it('show the durations of all their prices', () => {
    const way = waysOf([
      { ...day, duration_min: 2, duration_max: 4 },
      { ...week, duration_max: 2 },
    ])[0]!;
    expect(shownOf(way)).toMatchObject({ pricing_id: 'day', duration_min: 1, duration_max: 14 });
  });
  it('quote the cheapest combination', () => {
    const way = waysOf([pricing({ ...day, amount: 1000 }), pricing({ ...week, amount: 5000 })])[0]!;
    expect(offered(way, wishOf(way[0], { from: '2027-07-04', to: '2027-07-11' }), openCalendar)).toMatchObject({
      quote: {
        units: 8,
        total: { money: { minor: 6000 } },
        lines: [
          { pricing: { pricing_id: 'week' }, units: 1, total: 5000 },
          { pricing: { pricing_id: 'day' }, units: 1, total: 1000 },
        ],
      },
    });
  });
});

describe('the default price', () => {
  it('is the one on the card until days are chosen', () => {
    expect(start([week, day], {}, openCalendar)).toBe('day');
    expect(start([crate, hour], {}, openCalendar)).toBe('hour');
    expect(start([], {}, openCalendar)).toBeUndefined();
  });
  it('is the price chosen by the user', () => {
    expect(start([day, crate], { pricing: 'crate', from: '2027-07-04' }, openCalendar)).toBe('crate');
    expect(start([day, donation], { pricing: 'donation', from: '2027-07-04' }, openCalendar)).toBe('donation');
    expect(start([day, week], { pricing: 'week', from: '2027-07-04' }, openCalendar)).toBe('day');
  });
  it('is the cheapest price that accepts the chosen days', () => {
    expect(start([crate, day], { from: '2027-07-04', to: '2027-07-05' }, openCalendar)).toBe('day');
    expect(start([day, crate, free], { from: '2027-07-04' }, openCalendar)).toBe('free');
    expect(start([crate], { from: '2027-07-04', to: '2027-07-10' }, openCalendar)).toBe('crate');
  });
  const days = { from: '2027-07-04', to: '2027-07-05' };
  it('is never a donation where anything else accepts the days', () => {
    for (const others of [[day], [free], [crate], [day, crate]])
      for (const choice of [{}, days]) {
        expect(start([donation, ...others], choice, openCalendar)).toBe(others[0]!.pricing_id);
        expect(start([...others, donation], choice, openCalendar)).toBe(others[0]!.pricing_id);
      }
    expect(start([pricing({ ...day, duration_max: 1 }), donation], days, openCalendar)).toBe('donation');
    expect(start([donation], {}, openCalendar)).toBe('donation');
  });
  it('stays the same hourly price after a time is chosen', () => {
    const time = { from: '2027-07-04', time: '09:00', hours: 3 };
    const gift = pricing({ ...hour, pricing_id: 'gift', paymenttype_id: 4, amount: 100 });
    for (const choice of [{}, time]) expect(start([gift, hour], choice, openCalendar)).toBe('hour');
  });
  it('falls back to the closest non-hourly price when none accepts the days', () => {
    expect(start([hour, crate], { from: '2027-07-04', to: '2027-07-07' }, openCalendar)).toBe('crate');
    expect(start([hour], { from: '2027-07-04', to: '2027-07-07' }, openCalendar)).toBe('hour');
  });
});

describe('other deals', () => {
  const days = { from: '2027-07-04', to: '2027-07-05' };
  const others = (shown: string, all: readonly ReturnType<typeof pricing>[], choice = days) => {
    const way: Way = wayBy(waysOf(all), shown)!;
    const answer = offered(way, wishOf(way[0], choice), openCalendar);
    if (answer.state !== 'ready') throw new Error('The days do not fit.');
    const { cheaper, other } = otherDeals(all, { way, quote: answer.quote }, choice, openCalendar);
    return [cheaper?.way[0].pricing_id, other?.way[0].pricing_id];
  };
  it('are a cheaper price and a price with another return service', () => {
    expect(others('day', [day, donation, week])).toEqual(['donation', 'donation']);
    expect(others('donation', [day, donation, week])).toEqual([undefined, 'day']);
  });
  it('exclude costlier prices of the same return service, and hourly prices for chosen days', () => {
    const freeHour = pricing({ pricing_id: 'hour', renttype_id: 2, paymenttype_id: 5, amount: 0 });
    expect(others('day', [day, week, freeHour], { ...days, time: '09:00', hours: 2 } as typeof days)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
