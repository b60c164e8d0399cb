import { describe, expect, it } from 'vitest';
import { soonDays } from './soon-days.js';

describe('shortcuts for the next weekends', () => {
  it('span Friday to Sunday without past days', () => {
    expect(soonDays('2026-11-23')).toEqual({
      weekend: { from: '2026-11-27', to: '2026-11-29' },
      nextWeekend: { from: '2026-12-04', to: '2026-12-06' },
    });
    expect(soonDays('2026-11-28').weekend).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    expect(soonDays('2026-11-29')).toMatchObject({
      weekend: { from: '2026-11-29', to: '2026-11-29' },
      nextWeekend: { from: '2026-12-04', to: '2026-12-06' },
    });
  });
  it('continue across the end of a year', () =>
    expect(soonDays('2026-12-31')).toMatchObject({ weekend: { from: '2027-01-01', to: '2027-01-03' } }));
});
