import { describe, expect, it } from 'vitest';
import { hoursInterval, instantAt, isSkipped, lastInstantAt } from './local-time.js';

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
  it.each([
    ['2027-03-28', '01:59', zone, '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:00', zone, '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '03:00', zone, '2027-03-28T01:00:00.000Z'],
    ['2027-10-31', '01:59', zone, '2027-10-30T23:59:00.000Z'],
    ['2027-10-31', '02:00', zone, '2027-10-31T00:00:00.000Z'],
    ['2027-10-31', '02:30', zone, '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '03:00', zone, '2027-10-31T02:00:00.000Z'],
    ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ])('on %s at %s in %s are the first occurrence', (day, time, at, instant) => {
    expect(instantAt(day, time, at)).toBe(instant);
  });
  it('end a span at the last occurrence of a repeated time', () => {
    expect(lastInstantAt('2027-10-31', '02:30', zone)).toBe('2027-10-31T01:30:00.000Z');
    expect(lastInstantAt('2027-10-31', '03:30', zone)).toBe('2027-10-31T02:30:00.000Z');
    expect(lastInstantAt('2027-03-28', '02:30', zone)).toBe('2027-03-28T01:30:00.000Z');
  });
  it('do not exist for the hour skipped in spring', () => {
    const times = ['01:59', '02:00', '02:59', '03:00'];
    expect(times.map((time) => isSkipped('2027-03-28', time, zone))).toEqual([false, true, true, false]);
    expect(times.map((time) => isSkipped('2027-10-31', time, zone))).toEqual([false, false, false, false]);
  });
  it('begin intervals of elapsed hours', () => {
    expect(hoursInterval('2027-10-31', '01:00', 3, zone)).toEqual({
      start: '2027-10-30T23:00:00.000Z',
      end: '2027-10-31T02:00:00.000Z',
    });
  });
});
