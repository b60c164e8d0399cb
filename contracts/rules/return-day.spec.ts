import { describe, expect, it } from 'vitest';
import { returnDay } from './return-day.js';

const zone = 'Europe/Berlin';
const hoursFrom = (day: string, time: string, hours: number, end: string) => ({
  wish: { kind: 'hours' as const, day, time, hours },
  zone,
  end,
});

describe('return day', () => {
  it.each([
    ['hours within a day', '2026-12-03', '10:00', 4, '2026-12-03T13:00:00.000Z', '2026-12-03'],
    ['72 hours', '2026-12-03', '10:00', 72, '2026-12-06T09:00:00.000Z', '2026-12-06'],
    ['hours past midnight', '2026-12-09', '23:00', 4, '2026-12-10T02:00:00.000Z', '2026-12-10'],
    ['hours until midnight', '2026-12-09', '20:00', 4, '2026-12-09T23:00:00.000Z', '2026-12-09'],
    // 23:30 + 24 hours: 00:30 two days later, since the day of 28 March 2027 has 23 hours.
    ['the night the clocks go forward', '2027-03-27', '23:30', 24, '2027-03-28T22:30:00.000Z', '2027-03-29'],
    // 23:30 + 24 hours: 22:30 on the next day, which has 25 hours.
    ['the night the clocks go back', '2027-10-30', '23:30', 24, '2027-10-31T21:30:00.000Z', '2027-10-31'],
  ])('is the local day of the end after %s', (_, day, time, hours, end, back) =>
    expect(returnDay(hoursFrom(day, time, hours, end), 2)).toBe(back),
  );

  it('is the last day of use for days, and the day of departure for nights', () => {
    const wish = { kind: 'days' as const, from: '2026-12-03', to: '2026-12-06' };
    const period = { wish, zone, end: '2026-12-05T23:00:00.000Z' };
    expect([returnDay(period, 1), returnDay(period, null), returnDay(period, 3)]).toEqual([
      '2026-12-05',
      '2026-12-05',
      '2026-12-06',
    ]);
  });
});
