import { describe, expect, it } from 'vitest';
import type { Period } from '../kernel/period.js';
import { noBookingRules } from './booking-rules.js';
import { hoursInterval, instantAt } from './local-time.js';
import { alwaysOpen, type Opening } from './opening-days.js';
import { changeKindOf, isSamePeriod, periodChangeProblem, periodTimeProblem } from './period-change.js';

const zone = 'Europe/Berlin';
/** Days from the first to the day after the last. */
const days = (from: string, to: string): Period => ({
  wish: { kind: 'days', from, to },
  zone,
  start: instantAt(from, '00:00', zone),
  end: instantAt(to, '00:00', zone),
});
const hours = (time: string, count: number, day = '2026-07-10'): Period => ({
  wish: { kind: 'hours', day, time, hours: count },
  zone,
  ...hoursInterval(day, time, count, zone),
});

/** Loan from Friday to Sunday. */
const before = days('2026-07-10', '2026-07-13');
const monday = '2026-07-06T10:00:00.000Z';
const saturday = '2026-07-11T10:00:00.000Z';

describe('the time of another period', () => {
  const problemOf = (after: Period, at = monday, from = before) =>
    periodTimeProblem({ before: from, after, hasBegun: from.start <= at }, at);

  it('is another one than before, in time and not too long', () => {
    expect(problemOf(before)).toBe('period_unchanged');
    expect(isSamePeriod(before, days('2026-07-10', '2026-07-13'))).toBe(true);
    expect(problemOf(days('2026-07-17', '2026-07-20'))).toBeNull();
    expect(problemOf(days('2026-07-01', '2026-07-04'))).toBe('period_in_past');
    expect(problemOf(days('2026-07-01', '2026-07-13'))).toBe('period_in_past');
    expect(problemOf(days('2029-07-01', '2029-07-04'))).toBe('period_too_far');
    expect(problemOf(days('2026-07-10', '2026-07-10'))).toBe('duration_too_short');
    expect(problemOf(days('2026-07-10', '2028-07-10'))).toBe('duration_too_long');
  });

  it('keeps the start of a loan that has begun, which may be in the past', () => {
    expect(problemOf(days('2026-07-17', '2026-07-20'), saturday)).toBe('period_begun');
    expect(problemOf(days('2026-07-10', '2026-07-15'), saturday)).toBeNull();
    expect(problemOf(days('2026-07-10', '2026-07-12'), saturday)).toBeNull();
    expect(problemOf(days('2026-07-10', '2026-07-11'), saturday)).toBe('end_in_past');
  });

  it('of hours begins at a full or half hour, unless the start stays', () => {
    const odd = hours('10:15', 2);
    expect(problemOf(hours('12:15', 2), monday, odd)).toBe('start_half_hour');
    expect(problemOf(hours('12:30', 2), monday, odd)).toBeNull();
    expect(problemOf(hours('10:15', 3), monday, odd)).toBeNull();
  });

  it('of hours does not begin earlier on the same day', () => {
    const noon = '2026-07-10T10:00:00.000Z';
    const later = hours('15:00', 2);
    expect(problemOf(hours('11:00', 6), noon, later)).toBe('period_in_past');
    expect(problemOf(hours('12:30', 6), noon, later)).toBeNull();
  });
});

describe('another period by the rules of the offer', () => {
  const problemOf = (
    after: Period,
    { opening = alwaysOpen, rules = {} }: Readonly<{ opening?: Opening; rules?: Partial<typeof noBookingRules> }> = {},
    at = monday,
  ) =>
    periodChangeProblem(
      { before, after, hasBegun: before.start <= at, rentType: 1 },
      { opening, rules: { ...noBookingRules, ...rules }, zone },
      at,
    );

  it('needs the lead time for another start alone', () => {
    const rules = { leadDays: 7 };
    expect(problemOf(days('2026-07-10', '2026-07-15'), { rules })).toBeNull();
    expect(problemOf(days('2026-07-10', '2026-07-12'), { rules })).toBeNull();
    expect(problemOf(days('2026-07-12', '2026-07-15'), { rules })).toMatchObject({ reason: 'lead_time' });
    expect(problemOf(days('2026-07-13', '2026-07-15'), { rules })).toBeNull();
  });

  it('ends within the longest advance, if it ends later', () => {
    const rules = { longestAdvance: 5 };
    expect(problemOf(days('2026-07-10', '2026-07-14'), { rules })).toMatchObject({ reason: 'too_far_ahead' });
    expect(problemOf(days('2026-07-10', '2026-07-12'), { rules })).toBeNull();
    expect(problemOf(days('2026-07-09', '2026-07-13'), { rules })).toBeNull();
  });

  it('begins and returns on open days, where they change', () => {
    const closed = (day: string) => ({ week: null, exceptions: [{ from: day, to: day, spans: [] }] });
    const longer = days('2026-07-10', '2026-07-16');
    expect(problemOf(longer, { opening: closed('2026-07-15') })).toMatchObject({ reason: 'closed' });
    expect(problemOf(longer, { opening: closed('2026-07-10') })).toBeNull();
    const earlier = days('2026-07-09', '2026-07-13');
    expect(problemOf(earlier, { opening: closed('2026-07-09') })).toMatchObject({ reason: 'closed' });
    expect(problemOf(earlier, { opening: closed('2026-07-12') })).toBeNull();
  });

  it('is refused for its time first', () => {
    expect(problemOf(before, { rules: { leadDays: 30 } })).toEqual({ reason: 'period_unchanged' });
  });
});

it('the kind of a change names a later or earlier last day of the same start, and never hours', () => {
  expect(changeKindOf(before, days('2026-07-10', '2026-07-15'))).toBe('longer');
  expect(changeKindOf(before, days('2026-07-10', '2026-07-12'))).toBe('shorter');
  expect(changeKindOf(before, days('2026-07-11', '2026-07-15'))).toBe('other');
  expect(changeKindOf(hours('10:00', 2), hours('10:00', 4))).toBe('other');
});
