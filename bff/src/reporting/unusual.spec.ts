import { describe, expect, it } from 'vitest';
import type { DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { readUnusual, unusualFrom } from './unusual.js';

const today = '2027-03-31';
const numbers = (
  perDay: readonly number[],
  now: number,
  before: Record<string, number> = { sent: 1 },
): DailyNumbers => ({
  before,
  days: [now, ...perDay]
    .flatMap((count, ago) =>
      Array.from({ length: 7 }, (_, n) => ({ day: addDays(today, -ago * 7 - n), counts: { sent: count } })),
    )
    .toReversed(),
  parts: [],
  monthly: [],
});
const usually = Array.from({ length: 8 }, () => 2);

describe('an unusual number', () => {
  it('is a week with twice or half the usual count', () => {
    expect(readUnusual(numbers(usually, 4), 'sent', today)).toEqual({
      weeks: [14, 14, 14, 14, 14, 14, 14, 14, 28],
      week: { count: 28, usual: 14, verdict: 'more' },
      today: { count: 4, usual: 2, verdict: 'usual' },
    });
    expect(readUnusual(numbers(usually, 1), 'sent', today).week).toMatchObject({ count: 7, verdict: 'less' });
    expect(readUnusual(numbers(usually, 3), 'sent', today).week.verdict).toBe('usual');
  });

  it('is neither a very small count, nor measured against a single outlier week', () => {
    expect(readUnusual(numbers(Array(8).fill(0), 0), 'sent', today).week.verdict).toBe('usual');
    expect(readUnusual(numbers([2, 2, 2, 90, 2, 2, 2, 2], 3), 'sent', today).week).toMatchObject({
      usual: 14,
      verdict: 'usual',
    });
  });

  it('is flagged today only if it is high, since the day is incomplete', () => {
    expect(readUnusual(numbers(usually, 9), 'sent', today).today).toMatchObject({ count: 9, verdict: 'more' });
    expect(readUnusual(numbers(Array(8).fill(20), 0), 'sent', today).today).toMatchObject({
      count: 0,
      usual: 20,
      verdict: 'usual',
    });
  });

  it('is not determined for an installation younger than a month', () => {
    const young = numbers([2, 2, 2, 0, 0, 0, 0, 0], 40, {});
    expect(readUnusual(young, 'sent', today).week).toEqual({ count: 280, usual: null, verdict: null });
    expect(readUnusual(numbers([2, 2, 2, 2, 0, 0, 0, 0], 40, {}), 'sent', today).week.verdict).toBe('more');
  });

  it('is computed from the days of nine weeks', () => {
    expect(unusualFrom(today)).toBe('2027-01-28');
  });
});
