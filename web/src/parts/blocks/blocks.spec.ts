import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.js';

describe('blocked days', () => {
  const taken = [
    {
      start: '2027-07-09T22:00:00.000Z',
      end: '2027-07-11T22:00:00.000Z',
      reason: 'blocked' as const,
      request_id: null,
      block_id: 'b',
      counter_loan_id: null,
      entry_id: null,
      note: '',
      requesttype_id: 3 as const,
      units: 1,
    },
    {
      start: '2027-07-03T22:00:00.000Z',
      end: '2027-07-04T22:00:00.000Z',
      reason: 'booked' as const,
      request_id: 'r',
      block_id: null,
      counter_loan_id: null,
      entry_id: null,
      note: null,
      requesttype_id: null,
      units: 1,
    },
    {
      start: '2027-06-30T22:00:00.000Z',
      end: '2027-07-01T22:00:00.000Z',
      reason: 'blocked' as const,
      request_id: null,
      block_id: 'a',
      counter_loan_id: null,
      entry_id: null,
      note: 'Urlaub',
      requesttype_id: 2 as const,
      units: 1,
    },
  ];
  it('are those of the owner in local days, both ends included, earliest first', () => {
    expect(blocksOf(taken, 'Europe/Berlin')).toEqual([
      { id: 'a', first: '2027-07-01', last: '2027-07-01', kind: 2, note: 'Urlaub', units: 1 },
      { id: 'b', first: '2027-07-10', last: '2027-07-11', kind: 3, note: null, units: 1 },
    ]);
  });
});
