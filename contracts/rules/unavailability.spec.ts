import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/days.js';
import { moveProblem, occurrencesOf, unavailabilityProblem, type UnavailableDays } from './unavailability.js';

const once = (from: string, to = from): UnavailableDays => ({ from, to, hours: null, repeat: null });
const weekly = (from: string, until: string, ...weekdays: number[]): UnavailableDays => ({
  ...once(from),
  repeat: { every: 'week', weekdays, until },
});
const yearly = (from: string, to: string, until: string): UnavailableDays => ({
  ...once(from, to),
  repeat: { every: 'year', until },
});
const monthly = (from: string, until: string, date: number): UnavailableDays => ({
  ...once(from),
  repeat: { every: 'month', date, until },
});
const monthlyOn = (from: string, until: string, week: number, weekday: number): UnavailableDays => ({
  ...once(from),
  repeat: { every: 'month_weekday', week, weekday, until },
});
/** First and last days of what a rule blocks. */
const said = (rule: UnavailableDays, freed: readonly string[] = []) =>
  occurrencesOf(rule, freed).flatMap(({ parts }) =>
    parts.map((part) =>
      part.kind === 'days' ? `${part.from} to ${addDays(part.to, -1)}` : `${part.day} ${part.time} +${part.hours}`,
    ),
  );

describe('unavailable days', () => {
  it('are the days from the first to the last', () => {
    expect(said(once('2027-03-01', '2027-03-07'))).toEqual(['2027-03-01 to 2027-03-07']);
    expect(said(once('2027-03-01'))).toEqual(['2027-03-01 to 2027-03-01']);
  });

  it('are every Wednesday until the end', () => {
    expect(said(weekly('2027-03-01', '2027-03-17', 2))).toEqual([
      '2027-03-03 to 2027-03-03',
      '2027-03-10 to 2027-03-10',
      '2027-03-17 to 2027-03-17',
    ]);
  });

  it('join weekdays in a row, so that Friday to Monday is one block', () => {
    expect(said(weekly('2027-03-05', '2027-03-15', 4, 5, 6, 0))).toEqual([
      '2027-03-05 to 2027-03-08',
      '2027-03-12 to 2027-03-15',
    ]);
    expect(said(weekly('2027-03-01', '2027-03-10', 0, 1, 2, 3, 4, 5, 6))).toEqual(['2027-03-01 to 2027-03-10']);
  });

  it('repeat several days from each chosen weekday', () => {
    expect(said({ ...weekly('2027-03-05', '2027-03-12', 4), to: '2027-03-07' })).toEqual([
      '2027-03-05 to 2027-03-07',
      '2027-03-12 to 2027-03-14',
    ]);
  });

  it.each([
    ['every 15th', monthly('2027-11-16', '2028-02-15', 15), ['2027-12-15', '2028-01-15', '2028-02-15']],
    [
      'every 31st, which is the last day of shorter months',
      monthly('2028-01-31', '2028-04-30', 31),
      ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
    ],
    ['every first Monday', monthlyOn('2027-02-01', '2027-04-30', 1, 0), ['2027-02-01', '2027-03-01', '2027-04-05']],
    ['every second Sunday', monthlyOn('2027-02-15', '2027-04-30', 2, 6), ['2027-03-14', '2027-04-11']],
    ['every last Friday', monthlyOn('2027-01-01', '2027-04-29', 5, 4), ['2027-01-29', '2027-02-26', '2027-03-26']],
  ] as const)('are %s', (_, rule, days) => {
    expect(said(rule)).toEqual(days.map((day) => `${day} to ${day}`));
  });

  it('are a weekend from each first Saturday, and join where months meet', () => {
    expect(said({ ...monthlyOn('2027-03-01', '2027-04-30', 1, 5), to: '2027-03-02' })).toEqual([
      '2027-03-06 to 2027-03-07',
      '2027-04-03 to 2027-04-04',
    ]);
    expect(said({ ...monthly('2027-02-01', '2027-03-31', 1), to: '2027-02-28' })).toEqual(['2027-02-01 to 2027-03-28']);
  });

  it('are 20 December to 6 January every year', () => {
    expect(said(yearly('2026-12-20', '2027-01-06', '2028-12-20'))).toEqual([
      '2026-12-20 to 2027-01-06',
      '2027-12-20 to 2028-01-06',
      '2028-12-20 to 2029-01-06',
    ]);
    expect(said(yearly('2026-12-20', '2027-01-06', '2028-12-19'))).toHaveLength(2);
  });

  it('use 28 February where a year has no 29 February', () => {
    expect(said(yearly('2028-02-29', '2028-03-02', '2030-03-01'))).toEqual([
      '2028-02-29 to 2028-03-02',
      '2029-02-28 to 2029-03-02',
      '2030-02-28 to 2030-03-02',
    ]);
  });

  it('are hours of each day, also across midnight', () => {
    const nights = { ...once('2027-03-01', '2027-03-02'), hours: { time: '22:00', hours: 8 } };
    expect(said(nights)).toEqual(['2027-03-01 22:00 +8', '2027-03-02 22:00 +8']);
    expect(said({ ...weekly('2027-03-01', '2027-03-10', 2), hours: { time: '08:30', hours: 4 } })).toEqual([
      '2027-03-03 08:30 +4',
      '2027-03-10 08:30 +4',
    ]);
  });

  it('leave out days that were freed, and keep the name of their occurrence', () => {
    const week = once('2027-03-01', '2027-03-07');
    expect(said(week, ['2027-03-03'])).toEqual(['2027-03-01 to 2027-03-02', '2027-03-04 to 2027-03-07']);
    expect(occurrencesOf(week, ['2027-03-01'])[0]?.first).toBe('2027-03-01');
    expect(occurrencesOf(once('2027-03-01'), ['2027-03-01'])).toEqual([{ first: '2027-03-01', parts: [] }]);
  });
});

describe('a rule of unavailable days', () => {
  const today = '2027-03-01';
  it.each([
    ['is fine for today', once(today), null],
    ['ends before it begins', once('2027-03-05', '2027-03-04'), 'block_ends_before'],
    ['lies in the past', once('2027-02-28'), 'period_in_past'],
    ['begins in more than a year', once('2028-03-01'), 'period_too_far'],
    ['is longer than a year', once('2027-03-02', '2028-03-10'), 'block_too_long'],
    ['repeats until before its start', weekly('2027-03-10', '2027-03-09', 2), 'repeat_ends_before'],
    ['repeats for more than two years', weekly(today, '2029-03-02', 2), 'repeat_too_far'],
    ['repeats until two years from now', weekly(today, '2029-03-01', 2), null],
    ['repeats until the year 9999', weekly(today, '9999-12-31', 2), 'repeat_too_far'],
    ['repeats monthly until two years from now', monthly(today, '2029-03-01', 1), null],
    ['repeats monthly for more than two years', monthlyOn(today, '2029-03-02', 1, 0), 'repeat_too_far'],
    ['never falls on its date', monthly('2027-03-16', '2027-04-14', 15), 'repeat_never'],
    ['never falls on its weekday', weekly('2027-03-04', '2027-03-05', 2), 'repeat_never'],
    ['blocks each day of two years', weekly(today, '2029-03-01', 0, 1, 2, 3, 4, 5, 6), null],
    [
      'has more than 366 dates',
      { ...weekly(today, '2029-03-01', 0, 1, 2, 3, 4, 5, 6), hours: { time: '08:00', hours: 4 } },
      'repeat_too_often',
    ],
  ] as const)('%s', (_, rule, problem) => expect(unavailabilityProblem(rule, today)).toBe(problem));
});

describe('moving blocked days', () => {
  const before = { from: '2027-03-01', to: '2027-03-07' };
  const today = '2027-03-04';
  it.each([
    ['to coming days', { from: '2027-04-01', to: '2027-04-03' }, null],
    ['by its end, though it has begun', { from: '2027-03-01', to: '2027-03-20' }, null],
    ['to an earlier end, though it has begun', { from: '2027-03-01', to: '2027-03-04' }, null],
    ['to another day in the past', { from: '2027-03-02', to: '2027-03-20' }, 'period_in_past'],
    ['to an end before its beginning', { from: '2027-03-10', to: '2027-03-09' }, 'block_ends_before'],
    ['beyond a year', { from: '2028-04-01', to: '2028-04-02' }, 'period_too_far'],
  ])('%s', (_, moved, problem) => {
    expect(moveProblem(before, moved, today)).toBe(problem);
  });
});
