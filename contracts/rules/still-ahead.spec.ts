import { describe, expect, it } from 'vitest';
import { wholeDays } from './why-not-bookable.js';
import { stillAhead } from './still-ahead.js';

const zone = 'Europe/Berlin';
const now = '2025-05-12T08:10:00.000Z';
const today = wholeDays('2025-05-12', '2025-05-13', zone);

describe('the part of a loan for which units must be free', () => {
  it('begins now for a loan of today', () => {
    expect(stillAhead(today, now, zone)).toEqual({ start: now, end: today.end });
  });

  it('is the whole loan from tomorrow on, and of a loan that is over or began on an earlier day', () => {
    for (const [first, last] of [
      ['2025-05-13', '2025-05-13'],
      ['2025-05-11', '2025-05-11'],
      ['2025-05-11', '2025-05-12'],
    ] as const)
      expect(stillAhead(wholeDays(first, last, zone), now, zone)).toEqual(wholeDays(first, last, zone));
  });

  it('begins now for hours of the current half hour, and counts earlier hours in full', () => {
    const end = '2025-05-12T12:00:00.000Z';
    const hours = (start: string) => stillAhead({ start, end }, now, zone).start;
    expect(hours('2025-05-12T08:00:00.000Z')).toBe(now);
    expect(hours('2025-05-12T07:30:00.000Z')).toBe('2025-05-12T07:30:00.000Z');
    expect(hours('2025-05-12T09:00:00.000Z')).toBe('2025-05-12T09:00:00.000Z');
  });
});
