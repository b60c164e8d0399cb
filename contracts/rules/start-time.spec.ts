import { describe, expect, it } from 'vitest';
import { halfHourOf, START_TIME, startTimes } from './start-time.js';

describe('hourly start times', () => {
  it('are every half hour of the day', () => {
    expect(startTimes).toHaveLength(48);
    expect([startTimes[0], startTimes[21], startTimes.at(-1)]).toEqual(['00:00', '10:30', '23:30']);
    expect(startTimes.every((time) => START_TIME.test(time))).toBe(true);
  });

  it('exclude other minutes and invalid times', () => {
    for (const time of ['10:07', '10:15', '24:00', '9:30', '10:30 ']) expect(START_TIME.test(time)).toBe(false);
  });
});

describe('half hour of the clock', () => {
  it('has begun', () => {
    expect(halfHourOf('2027-07-05T08:29:59.000Z', 'Europe/Berlin')).toBe('10:00');
    expect(halfHourOf('2027-07-05T08:30:00.000Z', 'Europe/Berlin')).toBe('10:30');
  });
});
