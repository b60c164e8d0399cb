import { describe, expect, it } from 'vitest';
import { lateUse, outOf } from './late.js';

const zone = 'Europe/Berlin';
/** Midnight after 9 May in Berlin. */
const end = '2025-05-09T22:00:00.000Z';
const by = (kind: 'hours' | 'days' | 'nights') => ({ by: kind, zone });

describe('a loan that is not back', () => {
  it('takes nothing more before its end', () => {
    expect(lateUse(end, by('days'), '2025-05-09T21:59:59.999Z')).toBeNull();
  });

  it('takes its units from its end through today', () => {
    expect(lateUse(end, by('days'), '2025-05-12T08:00:00.000Z')).toEqual({
      start: end,
      end: '2025-05-12T22:00:00.000Z',
    });
  });

  it('counts today in the time zone of the offer', () => {
    expect(lateUse(end, by('days'), '2025-05-12T22:30:00.000Z')?.end).toBe('2025-05-13T22:00:00.000Z');
    expect(lateUse('2025-10-25T22:00:00.000Z', by('days'), '2025-10-26T10:00:00.000Z')?.end).toBe(
      '2025-10-26T23:00:00.000Z',
    );
  });

  it('takes them through the current half hour where it is lent by the hour', () => {
    const hourly = { start: '2025-05-09T14:00:00.000Z', end: '2025-05-09T15:30:00.000Z' };
    expect(lateUse(hourly.start, by('hours'), '2025-05-09T15:20:00.000Z')).toEqual(hourly);
    expect(lateUse(hourly.start, by('hours'), '2025-05-09T15:30:00.000Z')?.end).toBe('2025-05-09T16:00:00.000Z');
  });

  it('is due until the end of the day of departure where it is lent by the night', () => {
    expect(lateUse(end, by('nights'), '2025-05-10T12:00:00.000Z')).toBeNull();
    expect(lateUse(end, by('nights'), '2025-05-11T12:00:00.000Z')).toEqual({
      start: '2025-05-10T22:00:00.000Z',
      end: '2025-05-11T22:00:00.000Z',
    });
  });
});

describe('a handover', () => {
  it('counts the end of a loan as its price does', () => {
    const days = { zone, wish: { kind: 'days', from: '2025-05-09', to: '2025-05-10' } as const };
    const hours = { zone, wish: { kind: 'hours', day: '2025-05-09', time: '10:00', hours: 2 } as const };
    expect(outOf(days, 1)).toEqual(by('days'));
    expect(outOf(days, 3)).toEqual(by('nights'));
    expect(outOf(hours, 2)).toEqual(by('hours'));
    expect(outOf(hours, null)).toEqual(by('hours'));
  });
});
