import { describe, expect, it } from '@jest/globals';
import { dailyQuery, MOST_REPORT_DAYS } from '@lendring/contracts/kernel/daily.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import { comparedSpan, stepsOf } from './periods.js';

describe('the steps of a period', () => {
  it('are days, weeks from Monday, or months, cut off where the period is', () => {
    const span = { from: '2026-02-26', to: '2026-03-03' };
    expect(stepsOf(span, 'day')).toHaveLength(6);
    expect(stepsOf(span, 'week')).toEqual([
      { from: '2026-02-26', to: '2026-03-01' },
      { from: '2026-03-02', to: '2026-03-03' },
    ]);
    expect(stepsOf(span, 'month')).toEqual([
      { from: '2026-02-26', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-03' },
    ]);
  });
});

describe('a period', () => {
  const march = { from: '2028-02-29', to: '2028-03-31' };

  it('is compared with as many days before it, the same days a year earlier, or nothing', () => {
    expect(comparedSpan({ from: '2026-03-01', to: '2026-03-31' }, 'before')).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(comparedSpan(march, 'year')).toEqual({ from: '2027-02-28', to: '2027-03-31' });
    expect(comparedSpan(march, 'none')).toBeNull();
  });
});

describe('the longest period', () => {
  it('may be a day longer a year earlier, and is still answered', () => {
    const from = '2025-02-28';
    const longest = { from, to: addDays(from, MOST_REPORT_DAYS - 1) };
    for (const compare of ['before', 'year'] as const) {
      const asked = { ...comparedSpan(longest, compare), parts: false };
      expect(dailyQuery.question.safeParse(asked).success).toBe(true);
    }
  });
});
