import { describe, expect, it } from 'vitest';
import { isByTheHour, takenDays, whollyTakenDays } from './taken.js';

const berlin = 'Europe/Berlin';

describe('takenDays', () => {
  it('covers local days, and excludes the last day if the period ends at midnight', () => {
    const weekend = { start: '2027-07-02T22:00:00.000Z', end: '2027-07-04T22:00:00.000Z', reason: 'booked' };
    expect([...takenDays([weekend], berlin)]).toEqual([
      ['2027-07-03', weekend],
      ['2027-07-04', weekend],
    ]);
  });
  it('includes a day on which a single hour is taken', () => {
    expect([
      ...takenDays([{ start: '2027-07-03T08:00:00.000Z', end: '2027-07-03T09:00:00.000Z' }], berlin).keys(),
    ]).toEqual(['2027-07-03']);
  });
  it('handles clock changes', () => {
    expect([
      ...takenDays([{ start: '2027-10-29T22:00:00.000Z', end: '2027-10-31T23:00:00.000Z' }], berlin).keys(),
    ]).toEqual(['2027-10-30', '2027-10-31']);
  });
});

describe('whollyTakenDays', () => {
  const days = (...taken: readonly (readonly [string, string])[]) => [
    ...whollyTakenDays(
      taken.map(([start, end]) => ({ start, end })),
      berlin,
    ),
  ];
  it('excludes a day with free hours', () => {
    expect(days(['2027-07-03T08:00:00.000Z', '2027-07-03T10:00:00.000Z'])).toEqual([]);
    expect(days(['2027-07-02T22:30:00.000Z', '2027-07-03T22:00:00.000Z'])).toEqual([]);
    expect(days(['2027-07-02T22:00:00.000Z', '2027-07-03T21:30:00.000Z'])).toEqual([]);
  });
  it('includes a day taken from midnight to midnight, even by several unordered periods', () => {
    expect(days(['2027-07-02T22:00:00.000Z', '2027-07-03T22:00:00.000Z'])).toEqual(['2027-07-03']);
    expect(
      days(
        ['2027-07-03T10:00:00.000Z', '2027-07-04T08:00:00.000Z'],
        ['2027-07-02T20:00:00.000Z', '2027-07-03T10:00:00.000Z'],
      ),
    ).toEqual(['2027-07-03']);
    expect(days(['2027-10-29T22:00:00.000Z', '2027-10-31T23:00:00.000Z'])).toEqual(['2027-10-30', '2027-10-31']);
  });
  it('is empty unless the offer is priced by the hour alone', () => {
    expect([isByTheHour([2]), isByTheHour([2, 2]), isByTheHour([1, 2]), isByTheHour([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
