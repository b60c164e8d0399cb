import { describe, expect, it } from 'vitest';
import { nextStart } from './next-start.js';
import { alwaysOpen } from './opening-days.js';

describe('next start', () => {
  const zone = 'Europe/Berlin';
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => (day > 5 ? [] : [{ from: '09:15', to: '12:00' }]));
  const never = { week: week.map(() => []), exceptions: [] };

  it('is the next half hour, across midnight', () => {
    expect(nextStart(alwaysOpen, '2027-07-05T08:01:00.000Z', zone)).toEqual({ day: '2027-07-05', time: '10:30' });
    expect(nextStart(alwaysOpen, '2027-07-05T08:30:00.000Z', zone)).toEqual({ day: '2027-07-05', time: '10:30' });
    expect(nextStart(alwaysOpen, '2027-07-05T21:45:00.000Z', zone)).toEqual({ day: '2027-07-06', time: '00:00' });
  });

  it('lies within the opening times of this or the next open day', () => {
    const opening = { week, exceptions: [] };
    expect(nextStart(opening, '2027-07-05T04:00:00.000Z', zone)).toEqual({ day: '2027-07-05', time: '09:30' });
    expect(nextStart(opening, '2027-07-09T09:31:00.000Z', zone)).toEqual({ day: '2027-07-12', time: '09:30' });
    expect(nextStart(never, '2027-07-05T04:00:00.000Z', zone)).toBeNull();
  });
});
