import { describe, expect, it } from 'vitest';
import { noPreparation, withPreparation } from './preparation.js';
import { Preparation } from './terms.js';

const zone = 'Europe/Berlin';
const none = { count: 0, unit: 'days' } as const;
const days = (count: number) => ({ count, unit: 'days' }) as const;
const hours = (count: number) => ({ count, unit: 'hours' }) as const;
/** Loan of Friday and Saturday, 9 and 10 May 2025. */
const loan = { start: '2025-05-08T22:00:00.000Z', end: '2025-05-10T22:00:00.000Z' };

describe('time that a loan takes', () => {
  it('includes a day before and two days after', () => {
    expect(withPreparation(loan, { before: days(1), after: days(2) }, zone)).toEqual({
      start: '2025-05-07T22:00:00.000Z',
      end: '2025-05-12T22:00:00.000Z',
    });
  });
  it('includes hours', () => {
    expect(withPreparation(loan, { before: none, after: hours(3) }, zone)).toEqual({
      start: loan.start,
      end: '2025-05-11T01:00:00.000Z',
    });
  });
  it('is the loan alone without preparation', () => {
    expect(withPreparation(loan, noPreparation, zone)).toEqual(loan);
  });
  it('keeps the local time of day for days, and the length for hours, across both clock changes', () => {
    // Clocks go forward on 30 March 2025 at 02:00 and back on 26 October 2025 at 03:00.
    const spring = { start: '2025-03-30T22:00:00.000Z', end: '2025-03-29T09:00:00.000Z' };
    const autumn = { start: '2025-10-26T23:00:00.000Z', end: '2025-10-25T08:00:00.000Z' };
    const oneDay = { before: days(1), after: days(1) };
    expect(withPreparation(spring, oneDay, zone)).toEqual({
      start: '2025-03-29T23:00:00.000Z',
      end: '2025-03-30T08:00:00.000Z',
    });
    expect(withPreparation(autumn, oneDay, zone)).toEqual({
      start: '2025-10-25T22:00:00.000Z',
      end: '2025-10-26T09:00:00.000Z',
    });
    expect(withPreparation(autumn, { before: none, after: hours(14) }, zone).end).toBe('2025-10-25T22:00:00.000Z');
  });
  it('follows an early return to the second', () => {
    const back = { start: loan.start, end: '2025-05-09T13:07:31.250Z' };
    expect(withPreparation(back, { before: none, after: days(1) }, zone).end).toBe('2025-05-10T13:07:31.250Z');
  });
});

describe('input of a preparation', () => {
  it.each([
    [0, 'days', true],
    [14, 'days', true],
    [14, 'hours', true],
    [15, 'hours', false],
    [15, 'days', false],
    [-1, 'days', false],
    [1.5, 'hours', false],
    [1e9, 'days', false],
    [1, 'weeks', false],
  ])('%s %s is accepted: %s', (count, unit, accepted) => {
    expect(Preparation.safeParse({ before: none, after: { count, unit } }).success).toBe(accepted);
  });
});
