import { describe, expect, it } from 'vitest';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { periodShape, pickedIn } from './period.js';

const period = (wish: Wish) => ({
  wish,
  zone: 'Europe/Berlin',
  start: '2027-07-03T22:00:00.000Z',
  end: '2027-07-06T22:00:00.000Z',
});

describe('the public form of a period', () => {
  it('includes both ends, while the log stores the first free day', () => {
    const days = period({ kind: 'days', from: '2027-07-04', to: '2027-07-07' });
    expect(periodShape(days, 1)).toMatchObject({ dateFrom: '2027-07-04', dateTo: '2027-07-06' });
  });

  it('counts nights between arrival and departure', () => {
    const nights = period({ kind: 'days', from: '2027-07-04', to: '2027-07-06' });
    expect(periodShape(nights, 3)).toMatchObject({ dateFrom: '2027-07-04', dateTo: '2027-07-06' });
  });

  it('is parsed without knowing the price', () => {
    expect(pickedIn({ dateFrom: '2027-07-04', dateTo: '2027-07-06' })).toEqual({
      kind: 'picked',
      from: '2027-07-04',
      last: '2027-07-06',
    });
    expect(pickedIn({ dateFrom: '2027-07-04' })).toEqual({ kind: 'picked', from: '2027-07-04' });
  });

  it('uses a time and hours for hourly offers', () => {
    const wish = pickedIn({ dateFrom: '2027-07-04', timeFrom: '10:30', duration: 3 }) as Wish;
    const end = '2027-07-04T11:30:00.000Z';
    expect(periodShape({ ...period(wish), end }, 2)).toMatchObject({
      kind: 'hours',
      dateFrom: '2027-07-04',
      dateTo: '2027-07-04',
      timeFrom: '10:30',
      duration: 3,
    });
  });

  it('ends on the day the hours end, even days later', () => {
    const wish = pickedIn({ dateFrom: '2026-12-03', timeFrom: '10:00', duration: 72 }) as Wish;
    const hours = { wish, zone: 'Europe/Berlin', start: '2026-12-03T09:00:00.000Z', end: '2026-12-06T09:00:00.000Z' };
    expect(periodShape(hours, 2)).toMatchObject({ dateFrom: '2026-12-03', dateTo: '2026-12-06', duration: 72 });
  });
});
