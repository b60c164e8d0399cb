import { describe, expect, it } from '@jest/globals';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { periodShape, wishOf } from './period.js';

const period = (wish: Wish) => ({
  wish,
  zone: 'Europe/Berlin',
  start: '2027-07-03T22:00:00.000Z',
  end: '2027-07-06T22:00:00.000Z',
});

describe('days as people say them', () => {
  it('count both ends, while the log keeps the first free day', () => {
    const wish = wishOf({ date_from: '2027-07-04', date_to: '2027-07-06' }, 1);
    expect(wish).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-07' });
    expect(periodShape(period(wish), 1)).toMatchObject({ date_from: '2027-07-04', date_to: '2027-07-06' });
  });

  it('are nights between arrival and departure', () => {
    const wish = wishOf({ date_from: '2027-07-04', date_to: '2027-07-06' }, 3);
    expect(wish).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-06' });
    expect(periodShape(period(wish), 3)).toMatchObject({ date_from: '2027-07-04', date_to: '2027-07-06' });
  });

  it('are one day, or one night, when only one is named', () => {
    expect(wishOf({ date_from: '2027-07-04' }, 1)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-05' });
    expect(wishOf({ date_from: '2027-07-04' }, 3)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-05' });
  });

  it('are a time and hours for hourly offers', () => {
    const wish = wishOf({ date_from: '2027-07-04', time_from: '10:30', duration: 3 }, 2);
    const end = '2027-07-04T11:30:00.000Z';
    expect(periodShape({ ...period(wish), end }, 2)).toMatchObject({
      kind: 'hours',
      date_from: '2027-07-04',
      date_to: '2027-07-04',
      time_from: '10:30',
      duration: 3,
    });
  });

  it('end on the day on which hours end, also days later', () => {
    const wish = wishOf({ date_from: '2026-12-03', time_from: '10:00', duration: 72 }, 2);
    const hours = { wish, zone: 'Europe/Berlin', start: '2026-12-03T09:00:00.000Z', end: '2026-12-06T09:00:00.000Z' };
    expect(periodShape(hours, 2)).toMatchObject({ date_from: '2026-12-03', date_to: '2026-12-06', duration: 72 });
  });
});
