import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isGivenUp, retryAt } from './schedule.js';

const now = '2025-05-01T10:00:00.000Z';
const after = (failures: number, random: number) => Date.parse(retryAt(failures, now, random)) - Date.parse(now);

describe('the retry schedule', () => {
  it('increases the delay after each failure, with jitter, up to some hours', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((n) => after(n, 0.5) / 1000)).toEqual([
      5, 30, 120, 600, 1800, 3600, 7200, 14400, 14400, 14400,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          expect(after(failures, random)).toBeGreaterThanOrEqual(4_000);
          expect(after(failures, random)).toBeLessThanOrEqual(14_400 * 1_200);
        },
      ),
    );
  });

  it('makes thirteen attempts within a day', () => {
    let [time, tries] = [now, 0];
    while (!isGivenUp(now, time)) time = retryAt((tries += 1), time, 0.5);
    expect(tries).toBe(13);
  });

  it('abandons a delivery after exactly a day', () => {
    expect(isGivenUp(now, '2025-05-02T09:59:59.999Z')).toBe(false);
    expect(isGivenUp(now, '2025-05-02T10:00:00.000Z')).toBe(true);
  });
});
