import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';
import fc from 'fast-check';
import { termOf, unusedOf } from './decide-terms.js';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
const anyInterval = fc.constantFrom('month' as const, 'year' as const);

describe('plan terms', () => {
  it.each([
    ['2027-01-31', 'month', 1, '2027-02-28', '2027-03-31'],
    ['2028-01-31', 'month', 1, '2028-02-29', '2028-03-31'],
    ['2027-08-31', 'month', 0, '2027-08-31', '2027-09-30'],
    ['2028-02-29', 'year', 0, '2028-02-29', '2029-02-28'],
    ['2028-02-29', 'year', 3, '2031-02-28', '2032-02-29'],
    ['2026-12-31', 'month', 0, '2026-12-31', '2027-01-31'],
    ['2026-10-25', 'month', 0, '2026-10-25', '2026-11-25'],
  ] as const)(
    'for a plan begun on %s, billed per %s: term %i is from %s to %s',
    (anchor, interval, count, from, to) => {
      expect(termOf(anchor, interval, count)).toEqual({ from, to });
    },
  );

  it('are contiguous, and start on the same day of each month where that day exists', () => {
    fc.assert(
      fc.property(anyDay, anyInterval, fc.integer({ min: 0, max: 40 }), (anchor, interval, count) => {
        const [term, next] = [termOf(anchor, interval, count), termOf(anchor, interval, count + 1)];
        expect(next.from).toBe(term.to);
        expect(daysBetween(term.from, term.to)).toBeGreaterThanOrEqual(28);
        const [day, dayAfter] = [Number(anchor.slice(8)), Number(addDays(next.from, 1).slice(8))];
        if (Number(next.from.slice(8)) !== day) expect(dayAfter).toBe(1);
      }),
    );
  });
});

describe('credit for the unused part of a term', () => {
  const june = { from: '2027-06-01', to: '2027-07-01' };

  it('is calculated by days, including the day of the change', () => {
    expect(unusedOf(2_900, june, '2027-06-01')).toBe(2_900);
    expect(unusedOf(2_900, june, '2027-06-16')).toBe(1_450);
    expect(unusedOf(2_900, june, '2027-06-30')).toBe(97);
    expect(unusedOf(2_900, june, '2027-07-01')).toBe(0);
  });

  it('never exceeds the price, and decreases over time', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyInterval,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.nat(400),
        (anchor, interval, net, n) => {
          const term = termOf(anchor, interval, 0);
          const [on, later] = [
            unusedOf(net, term, addDays(term.from, n)),
            unusedOf(net, term, addDays(term.from, n + 1)),
          ];
          expect(on).toBeLessThanOrEqual(net);
          expect(later).toBeLessThanOrEqual(on);
          expect(later).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
