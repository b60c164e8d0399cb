import { describe, expect, it } from 'vitest';
import { hoursInterval, instantAt } from './local-time.js';

const zone = 'Europe/Berlin';

describe('instants of local times', () => {
  it('follow the time zone, even across daylight saving changes', () => {
    expect(instantAt('2027-07-10', '10:00', zone)).toBe('2027-07-10T08:00:00.000Z');
    expect(instantAt('2027-01-10', '10:00', zone)).toBe('2027-01-10T09:00:00.000Z');
    expect(instantAt('2027-10-31', '12:00', zone)).toBe('2027-10-31T11:00:00.000Z');
    expect(instantAt('2027-03-28', '12:00', zone)).toBe('2027-03-28T10:00:00.000Z');
    expect(instantAt('2027-07-10', '10:00', 'Europe/London')).toBe('2027-07-10T09:00:00.000Z');
  });
  it('move a skipped time forward by an hour', () => {
    expect(instantAt('2027-03-28', '02:30', zone)).toBe('2027-03-28T01:30:00.000Z');
  });
  it('begin intervals of elapsed hours', () => {
    expect(hoursInterval('2027-10-31', '01:00', 3, zone)).toEqual({
      start: '2027-10-30T23:00:00.000Z',
      end: '2027-10-31T02:00:00.000Z',
    });
  });
});
