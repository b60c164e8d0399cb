import { describe, expect, it } from 'vitest';
import { isByTheHour, takenDays, whollyTakenDays } from './taken.js';

const berlin = 'Europe/Berlin';

describe('takenDays', () => {
  it('covers local days, with the end at midnight left free', () => {
    const weekend = { start: '2027-07-02T22:00:00.000Z', end: '2027-07-04T22:00:00.000Z', reason: 'booked' };
    expect([...takenDays([weekend], berlin)]).toEqual([
      ['2027-07-03', weekend],
      ['2027-07-04', weekend],
    ]);
  });
  it('takes a day of which an hour is taken', () => {
    expect([
      ...takenDays([{ start: '2027-07-03T08:00:00.000Z', end: '2027-07-03T09:00:00.000Z' }], berlin).keys(),
    ]).toEqual(['2027-07-03']);
  });
  it('holds over the change of the clocks', () => {
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
  it('leaves a day of which hours are free', () => {
    expect(days(['2027-07-03T08:00:00.000Z', '2027-07-03T10:00:00.000Z'])).toEqual([]);
    expect(days(['2027-07-02T22:30:00.000Z', '2027-07-03T22:00:00.000Z'])).toEqual([]);
    expect(days(['2027-07-02T22:00:00.000Z', '2027-07-03T21:30:00.000Z'])).toEqual([]);
  });
  it('takes a day from midnight to midnight, in one piece or several in any order', () => {
    expect(days(['2027-07-02T22:00:00.000Z', '2027-07-03T22:00:00.000Z'])).toEqual(['2027-07-03']);
    expect(
      days(
        ['2027-07-03T10:00:00.000Z', '2027-07-04T08:00:00.000Z'],
        ['2027-07-02T20:00:00.000Z', '2027-07-03T10:00:00.000Z'],
      ),
    ).toEqual(['2027-07-03']);
    expect(days(['2027-10-29T22:00:00.000Z', '2027-10-31T23:00:00.000Z'])).toEqual(['2027-10-30', '2027-10-31']);
  });
  it('is asked for things that are lent by the hour alone', () => {
    expect([isByTheHour([2]), isByTheHour([2, 2]), isByTheHour([1, 2]), isByTheHour([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
