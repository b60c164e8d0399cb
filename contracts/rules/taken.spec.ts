import { describe, expect, it } from '@jest/globals';
import { takenDays } from './taken.js';

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
