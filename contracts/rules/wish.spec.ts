import { describe, expect, it } from 'vitest';
import { wishProblem } from './wish.js';

const today = '2024-02-28';
const days = (from: string, to: string) => wishProblem({ kind: 'days', from, to }, today);
const hours = (day: string) => wishProblem({ kind: 'hours', day, time: '10:00', hours: 1 }, today);

describe('days of a wish', () => {
  it('must lie between today and a year ahead', () => {
    expect([hours('2024-02-27'), hours(today), hours('2025-02-27'), hours('2025-02-28')]).toEqual([
      'period_in_past',
      null,
      null,
      'period_too_far',
    ]);
    expect([days('2024-02-27', '2024-03-01'), days(today, '2024-02-29'), days('2025-02-28', '2025-03-01')]).toEqual([
      'period_in_past',
      null,
      'period_too_far',
    ]);
  });

  it('must number at least one and span at most a year', () => {
    expect([days('2024-03-01', '2024-03-01'), days('2024-03-02', '2024-03-01')]).toEqual([
      'duration_too_short',
      'duration_too_short',
    ]);
    expect([days('2024-03-01', '2025-03-01'), days('2024-03-01', '2025-03-02')]).toEqual([null, 'duration_too_long']);
  });
});
