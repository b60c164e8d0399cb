import { describe, expect, it } from 'vitest';
import { BookingRules } from '../offer/booking-rules.js';
import { bookableDays, noBookingRules, ruleProblem } from './booking-rules.js';

const zone = 'Europe/Berlin';
/** Shop that wants requests until noon of the day before. */
const untilNoon = { leadDays: 1, leadUntil: '12:00', longestAdvance: 30 };

describe('lead time', () => {
  it('until noon of the day before moves on at noon, local time', () => {
    expect(bookableDays(untilNoon, '2026-07-06T09:59:00.000Z', zone).earliest).toBe('2026-07-07');
    expect(bookableDays(untilNoon, '2026-07-06T10:00:00.000Z', zone).earliest).toBe('2026-07-08');
    expect(bookableDays(untilNoon, '2026-07-06T10:00:00.000Z', 'Europe/London').earliest).toBe('2026-07-07');
  });
  it('until noon of the same day leaves the next day', () => {
    const sameDay = { ...noBookingRules, leadUntil: '12:00' };
    expect(bookableDays(sameDay, '2026-07-06T09:59:00.000Z', zone).earliest).toBe('2026-07-06');
    expect(bookableDays(sameDay, '2026-07-06T21:59:00.000Z', zone).earliest).toBe('2026-07-07');
  });
  it('of days without a time of day lasts until midnight', () => {
    const threeDays = { ...noBookingRules, leadDays: 3 };
    expect(bookableDays(threeDays, '2026-07-06T21:59:00.000Z', zone).earliest).toBe('2026-07-09');
    expect(bookableDays(threeDays, '2026-07-06T22:00:00.000Z', zone).earliest).toBe('2026-07-10');
    expect(bookableDays(noBookingRules, '2026-07-06T21:59:00.000Z', zone).earliest).toBe('2026-07-06');
  });
  it('follows the clock on days on which it changes, and never goes back', () => {
    // Clocks go forward on 29 March 2026 at 02:00 and back on 25 October 2026 at 03:00.
    expect(bookableDays(untilNoon, '2026-03-29T09:59:00.000Z', zone).earliest).toBe('2026-03-30');
    expect(bookableDays(untilNoon, '2026-03-29T10:00:00.000Z', zone).earliest).toBe('2026-03-31');
    expect(bookableDays(untilNoon, '2026-10-25T10:59:00.000Z', zone).earliest).toBe('2026-10-26');
    expect(bookableDays(untilNoon, '2026-10-25T11:00:00.000Z', zone).earliest).toBe('2026-10-27');
    const inTheNight = { ...noBookingRules, leadUntil: '02:30' };
    for (const day of ['2026-03-29', '2026-10-25']) {
      const firsts = Array.from(
        { length: 18 },
        (_, index) =>
          bookableDays(inTheNight, new Date(Date.parse(`${day}T00:00:00Z`) + index * 600_000).toISOString(), zone)
            .earliest,
      );
      expect(firsts).toEqual(firsts.toSorted());
      expect(new Set(firsts).size).toBe(2);
    }
  });
});

describe('longest advance', () => {
  it('includes the day of return', () => {
    const at = '2026-07-06T08:00:00.000Z';
    expect(bookableDays(untilNoon, at, zone).latest).toBe('2026-08-05');
    expect(bookableDays(noBookingRules, at, zone).latest).toBeNull();
    expect(ruleProblem(untilNoon, { first: '2026-08-03', last: '2026-08-05' }, at, zone)).toBeNull();
    expect(ruleProblem(untilNoon, { first: '2026-08-03', last: '2026-08-06' }, at, zone)).toEqual({
      reason: 'too_far_ahead',
      day: '2026-08-05',
    });
  });
  it('gives way to the lead time, with the first day that is possible', () => {
    expect(
      ruleProblem(untilNoon, { first: '2026-07-06', last: '2027-01-01' }, '2026-07-06T08:00:00.000Z', zone),
    ).toEqual({ reason: 'lead_time', day: '2026-07-07' });
  });
});

describe('input of booking rules', () => {
  it.each([
    ['leadDays', 0, true],
    ['leadDays', 30, true],
    ['leadDays', -1, false],
    ['leadDays', 31, false],
    ['leadDays', 1e9, false],
    ['leadDays', 1.5, false],
    ['longestAdvance', 1, false],
    ['longestAdvance', 2, true],
    ['longestAdvance', 0, false],
    ['longestAdvance', 366, false],
    ['longestAdvance', null, true],
    ['leadUntil', '23:30', true],
    ['leadUntil', '25:00', false],
    ['leadUntil', '24:00', false],
    ['leadUntil', '12:10', false],
    ['leadUntil', 12, false],
  ])('%s %s is accepted: %s', (field, value, accepted) => {
    const rules = { leadDays: 1, leadUntil: null, longestAdvance: 60, [field]: value };
    expect(BookingRules.safeParse(rules).success).toBe(accepted);
  });
  it('refuses a longest advance within the lead time at its field', () => {
    const { error } = BookingRules.safeParse({ leadDays: 7, leadUntil: null, longestAdvance: 7 });
    expect(error?.issues).toMatchObject([{ path: ['longestAdvance'], message: 'advance_within_lead' }]);
  });
});
