import { describe, expect, it } from 'vitest';
import { occupancyOf, unitDaysOffered } from './occupancy.js';

const april = { from: '2026-04-01', to: '2026-04-30' };

describe('the occupancy of an offer', () => {
  it.each([
    ['80 benches for all of April', { units: 80, since: '2025-01-01' }, '2026-06-01', 2_400],
    ['a tent online since 21 April', { units: 1, since: '2026-04-21' }, '2026-06-01', 10],
    ['a tent while April runs, on the 5th', { units: 1, since: '2025-01-01' }, '2026-04-05', 5],
    ['a tent first online in May', { units: 1, since: '2026-05-01' }, '2026-06-01', 0],
    ['a draft', { units: 1, since: null }, '2026-06-01', 0],
  ])('divides by the unit days offered: %s', (_, offer, today, expected) => {
    expect(unitDaysOffered(offer, april, today)).toBe(expected);
  });

  it('is a share of at most 1, and unknown when nothing was offered', () => {
    expect([occupancyOf(15, 30), occupancyOf(0, 30), occupancyOf(40, 30), occupancyOf(3, 0)]).toEqual([
      0.5,
      0,
      1,
      null,
    ]);
  });
});
