import { describe, expect, it } from 'vitest';
import { keptUntil, keptUntilUnnoted, leastYears, yearsKept } from './retention.js';

describe('invoice retention period', () => {
  it('is at least the legal minimum of the issuer’s country', () => {
    expect(['DE', 'AT', 'NL', 'CH', 'GB', 'FR'].map(leastYears)).toEqual([8, 7, 7, 10, 6, 5]);
    expect(yearsKept({ country: 'DE', retentionYears: 1 })).toBe(8);
    expect(yearsKept({ country: 'DE', retentionYears: 10 })).toBe(10);
  });

  it('covers whole calendar years after the year of issue', () => {
    expect(keptUntil('2026-01-01', 8)).toBe('2035-01-01');
    expect(keptUntil('2026-12-31', 8)).toBe('2035-01-01');
    expect(keptUntilUnnoted('2026-11-28')).toBe('2037-01-01');
  });
});
