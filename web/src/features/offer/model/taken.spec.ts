import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { describe, expect, it } from 'vitest';
import { taken } from '../examples.js';
import { availabilityOf, whyNotBookable } from '@lendring/contracts/rules/why-not-bookable.js';
import { closedFor, freeFor, inTheWay, ruledOut, startsOf } from './taken.js';

const zone = 'Europe/Berlin';
const now = new Date('2027-07-01T08:00:00Z');
const calendar = availabilityOf(
  [
    taken('2027-07-11T22:00:00.000Z', '2027-07-13T22:00:00.000Z'),
    taken('2027-07-19T22:00:00.000Z', '2027-07-20T22:00:00.000Z', 'blocked'),
    taken('2027-07-10T08:00:00.000Z', '2027-07-10T10:00:00.000Z'),
  ],
  zone,
  now,
);

describe('unavailable days', () => {
  it('include the reason why they are unavailable', () => {
    expect(whyNotBookable(calendar, 1, '2027-06-30')).toBe('period_in_past');
    expect(whyNotBookable(calendar, 1, '2027-07-01')).toBeNull();
    expect(whyNotBookable(calendar, 1, '2027-07-12')).toBe('dates_taken');
    expect(whyNotBookable(calendar, 1, '2027-07-14')).toBeNull();
    expect(whyNotBookable(calendar, 4, '2027-07-20')).toBe('dates_blocked');
  });
  it('allow a taken day as the departure day of the preceding night', () => {
    expect(whyNotBookable(calendar, 3, '2027-07-12')).toBeNull();
    expect(whyNotBookable(calendar, 3, '2027-07-13')).toBe('dates_taken');
  });
  it('allow hours on a partly taken day', () => {
    expect(whyNotBookable(calendar, 2, '2027-07-10')).toBeNull();
    expect(whyNotBookable(calendar, 1, '2027-07-10')).toBe('dates_taken');
    expect(whyNotBookable(calendar, 2, '2027-07-12')).toBe('dates_taken');
  });
});

describe('an offer of eighty chairs', () => {
  const uses = [
    taken('2027-07-09T22:00:00.000Z', '2027-07-12T22:00:00.000Z', 'booked', 30),
    taken('2027-07-10T22:00:00.000Z', '2027-07-11T22:00:00.000Z', 'booked', 50),
    taken('2027-07-19T22:00:00.000Z', '2027-07-20T22:00:00.000Z', 'blocked', 80),
  ];
  const chairs = (wanted: number) => availabilityOf(uses, zone, now, { quantity: 80, wanted });

  it('refuses only days with fewer free chairs than wanted', () => {
    expect(whyNotBookable(chairs(50), 1, '2027-07-10')).toBeNull();
    expect(whyNotBookable(chairs(51), 1, '2027-07-10')).toBe('not_enough_units');
    expect(whyNotBookable(chairs(1), 1, '2027-07-11')).toBe('dates_taken');
    expect(whyNotBookable(chairs(1), 1, '2027-07-20')).toBe('dates_blocked');
    expect(whyNotBookable(chairs(80), 1, '2027-07-13')).toBeNull();
  });

  it('names the fewest free chairs of the chosen days', () => {
    const wish = { kind: 'days', from: '2027-07-10', to: '2027-07-13' } as const;
    expect(freeFor(chairs(1), wish)).toBe(0);
    expect(inTheWay(chairs(51), { ...wish, to: '2027-07-11' })).toMatchObject({ reason: 'not_enough_units', free: 50 });
    expect(inTheWay(chairs(51), wish)).toMatchObject({ reason: 'dates_taken', free: 0 });
    expect(freeFor(chairs(1), { kind: 'hours', day: '2027-07-12', time: '09:00', hours: 3 })).toBe(50);
  });
});

describe('the conflict with a wanted period', () => {
  it('is any taken day in the period, excluding the end', () => {
    expect(inTheWay(calendar, { kind: 'days', from: '2027-07-09', to: '2027-07-10' })).toBeNull();
    expect(inTheWay(calendar, { kind: 'days', from: '2027-07-14', to: '2027-07-20' })).toBeNull();
    expect(inTheWay(calendar, { kind: 'days', from: '2027-07-14', to: '2027-07-21' })).toMatchObject({
      reason: 'dates_blocked',
    });
  });
  it('is any overlapping hour in the period', () => {
    expect(inTheWay(calendar, { kind: 'hours', day: '2027-07-10', time: '08:00', hours: 2 })).toBeNull();
    expect(inTheWay(calendar, { kind: 'hours', day: '2027-07-10', time: '09:30', hours: 1 })).toMatchObject({
      reason: 'dates_taken',
    });
    expect(inTheWay(calendar, { kind: 'hours', day: '2027-07-10', time: '12:00', hours: 12 })).toBeNull();
    expect(inTheWay(calendar, { kind: 'hours', day: '2027-07-11', time: '22:00', hours: 3 })).toMatchObject({
      reason: 'dates_taken',
    });
  });
});

describe('start times of a day', () => {
  it('are marked as booked or past when unavailable', () => {
    const why = (day: string, time: string, least = 1) =>
      startsOf(calendar, day, least, now).find((start) => start.time === time)!.why;
    expect(why('2027-07-10', '09:00')).toBeNull();
    expect(why('2027-07-10', '09:00', 2)).toBe('dates_taken');
    expect(why('2027-07-10', '11:30')).toBe('dates_taken');
    expect(why('2027-07-10', '12:00')).toBeNull();
    expect(why('2027-07-01', '09:00')).toBe('period_in_past');
    expect(why('2027-07-01', '10:30')).toBeNull();
  });
  it('leaves out start times that the change to summer time skips', () => {
    const times = startsOf(calendar, '2028-03-26', 1, now).map(({ time }) => time);
    expect(times.slice(0, 6)).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']);
  });
});

describe('opening days', () => {
  const nine = [{ from: '09:00', to: '18:00' }];
  /** Closed at weekends; 9 July 2027 is a Friday. */
  const opening = { week: [nine, nine, nine, nine, nine, [], []], exceptions: [] };
  const shop = availabilityOf([taken('2027-07-11T22:00:00.000Z', '2027-07-12T22:00:00.000Z')], zone, now, { opening });

  it('make a closed day unavailable as a first or last day, and a taken one stays taken', () => {
    expect(
      [9, 10, 11, 12, 13].map((day) => whyNotBookable(shop, 1, `2027-07-${String(day).padStart(2, '0')}`)),
    ).toEqual([null, 'closed_then', 'closed_then', 'dates_taken', null]);
  });
  it('name the next open day for a period that ends on a closed one', () => {
    const wish = { kind: 'days' as const, from: '2027-07-09', to: '2027-07-11' };
    expect(closedFor(shop, wish, 1)).toEqual({ kind: 'day', day: '2027-07-10', next: '2027-07-12' });
    expect(closedFor(shop, { ...wish, to: '2027-07-13' }, 1)).toBeNull();
  });
  it('offer only start times within opening hours', () => {
    const times = startsOf(shop, '2027-07-09', 1, now).map(({ time }) => time);
    expect([times[0], times.at(-1)]).toEqual(['09:00', '17:30']);
    expect(startsOf(shop, '2027-07-10', 1, now)).toEqual([]);
    expect(closedFor(shop, { kind: 'hours', day: '2027-07-09', time: '16:00', hours: 3 }, 2)).toMatchObject({
      kind: 'hours',
    });
  });
});

describe('booking rules', () => {
  /** It is Thursday, 1 July 2027, 10:00. */
  const rules = { ...noBookingRules, leadDays: 1, leadUntil: '12:00', longestAdvance: 10 };
  const shop = availabilityOf([], zone, now, { rules });
  const days = (from: string, to: string) => ({ kind: 'days' as const, from, to });

  it('rule out periods that begin too soon or end too late, with the possible day', () => {
    expect(ruledOut(shop, days('2027-07-01', '2027-07-03'), 1)).toEqual({ reason: 'lead_time', day: '2027-07-02' });
    expect(ruledOut(shop, days('2027-07-02', '2027-07-12'), 1)).toBeNull();
    expect(ruledOut(shop, days('2027-07-02', '2027-07-13'), 1)).toEqual({ reason: 'too_far_ahead', day: '2027-07-11' });
  });
  it('count the day of departure of nights, and hours by the day of their end', () => {
    expect(ruledOut(shop, days('2027-07-10', '2027-07-12'), 3)).toMatchObject({ reason: 'too_far_ahead' });
    const night = { kind: 'hours' as const, day: '2027-07-11', time: '20:00', hours: 4 };
    expect(ruledOut(shop, night, 2)).toBeNull();
    expect(ruledOut(shop, { ...night, hours: 5 }, 2)).toMatchObject({ reason: 'too_far_ahead' });
  });
});
