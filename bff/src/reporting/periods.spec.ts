import { describe, expect, it } from 'vitest';
import { dailyQuery, MOST_REPORT_DAYS } from '@lendring/contracts/kernel/daily.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { comparedSpan, stepsOf } from './periods.js';

describe('the steps of a report period', () => {
  it('are days, weeks from Monday or months, cut at both ends of the period', () => {
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

describe('a report period', () => {
  const march = { from: '2028-02-29', to: '2028-03-31' };

  it.each([
    ['a month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
    ['a month begun', ['2026-11-01', '2026-11-27'], ['2026-10-01', '2026-10-27']],
    ['a month begun longer than the one before', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
    ['a January begun', ['2027-01-01', '2027-01-05'], ['2026-12-01', '2026-12-05']],
    ['three months', ['2026-04-01', '2026-06-30'], ['2026-01-01', '2026-03-31']],
    ['a year', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-31']],
    ['a year begun', ['2026-01-01', '2026-11-27'], ['2025-01-01', '2025-11-27']],
    ['any days', ['2026-11-21', '2026-11-27'], ['2026-11-14', '2026-11-20']],
  ] as const)('covering %s is compared with the preceding period', (_, [from, to], [start, end]) => {
    expect(comparedSpan({ from, to }, 'before')).toEqual({ from: start, to: end });
  });

  it('is compared with the same days a year earlier, or with nothing if there are none', () => {
    expect(comparedSpan(march, 'year')).toEqual({ from: '2027-02-28', to: '2027-03-31' });
    expect(comparedSpan(march, 'none')).toBeNull();
  });
});

describe('the longest report period', () => {
  it('is accepted even if the period a year earlier is a day longer', () => {
    for (let from = '2024-01-01'; from < '2028-03-02'; from = addDays(from, 1)) {
      const longest = { from, to: addDays(from, MOST_REPORT_DAYS - 1) };
      for (const compare of ['before', 'year'] as const) {
        const asked = { ...comparedSpan(longest, compare), parts: false };
        expect([from, compare, dailyQuery.question.safeParse(asked).success]).toEqual([from, compare, true]);
      }
    }
  });
});
