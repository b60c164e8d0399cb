import { describe, expect, it } from 'vitest';
import { inWorkOrder, tasksOn } from './day-work.js';

const week = {
  first: '2027-03-01',
  last: '2027-03-07',
  end: '2027-03-07T23:00:00.000Z',
  isOut: false,
  returnedOn: null,
};
const on = (at: string) => ({ today: at.slice(0, 10), at });

describe('the work of a day', () => {
  it.each([
    ['hands over on the first day', week, '2027-03-01', '2027-03-01T08:00:00.000Z', ['handover due']],
    ['is done once the handover is recorded', { ...week, isOut: true }, '2027-03-01', '2027-03-01', ['handover done']],
    ['has no work in between', { ...week, isOut: true }, '2027-03-03', '2027-03-03T08:00:00.000Z', []],
    ['hands over today if nobody did before', week, '2027-03-03', '2027-03-03T08:00:00.000Z', ['handover due']],
    ['does not hand over tomorrow for that', week, '2027-03-04', '2027-03-03T08:00:00.000Z', []],
    [
      'expects nothing back on the last day that nobody picked up',
      week,
      '2027-03-07',
      '2027-03-07T08:00:00.000Z',
      ['handover due'],
    ],
    ['takes back on the last day', { ...week, isOut: true }, '2027-03-07', '2027-03-07T08:00:00.000Z', ['return due']],
    ['plans a coming day', week, '2027-03-07', '2027-03-01T08:00:00.000Z', ['return due']],
    ['still hands over once its days are over', week, '2027-03-09', '2027-03-09T08:00:00.000Z', ['handover due']],
    ['expected nothing back on a past last day', week, '2027-03-07', '2027-03-09T08:00:00.000Z', []],
    ['lists a late loan today', { ...week, isOut: true }, '2027-03-09', '2027-03-09T08:00:00.000Z', ['return overdue']],
    ['does not list a late loan tomorrow', { ...week, isOut: true }, '2027-03-10', '2027-03-09T08:00:00.000Z', []],
    [
      'lists a late loan on its last day',
      { ...week, isOut: true },
      '2027-03-07',
      '2027-03-09T08:00:00.000Z',
      ['return overdue'],
    ],
    [
      'does both for a loan of one day',
      { ...week, last: '2027-03-01' },
      '2027-03-01',
      '2027-03-01T08:00:00.000Z',
      ['handover due', 'return due'],
    ],
    [
      'shows an early return as done on its day',
      { ...week, returnedOn: '2027-03-05' },
      '2027-03-05',
      '2027-03-05T12:00:00.000Z',
      ['return done'],
    ],
    [
      'shows no handover that was never recorded once the loan is back',
      { ...week, returnedOn: '2027-03-01' },
      '2027-03-01',
      '2027-03-01T12:00:00.000Z',
      ['return done'],
    ],
    ['expects no return after an early one', { ...week, returnedOn: '2027-03-05' }, '2027-03-07', '2027-03-07', []],
  ])('%s', (_, loan, day, at, expected) => {
    expect(tasksOn(loan, day, on(at)).map(({ task, state }) => `${task} ${state}`)).toEqual(expected);
  });

  it('begins with the overdue returns and ends with what is done', () => {
    const tasks = [
      { state: 'done', at: '2027-03-01T07:00:00.000Z' },
      { state: 'due', at: '2027-03-01T09:00:00.000Z' },
      { state: 'due', at: '2027-03-01T08:00:00.000Z' },
      { state: 'overdue', at: '2027-02-20T08:00:00.000Z' },
    ] as const;
    expect(tasks.toSorted(inWorkOrder).map(({ at }) => at.slice(5, 13))).toEqual([
      '02-20T08',
      '03-01T08',
      '03-01T09',
      '03-01T07',
    ]);
  });
});
