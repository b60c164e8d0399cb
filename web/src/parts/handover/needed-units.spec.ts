import { describe, expect, it } from 'vitest';
import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { firstFree, loansNeeding } from './needed-units.js';

const loan = (id: number, first: string, end: string, units: number, change: Partial<TakenShape> = {}): TakenShape => ({
  start: `${first}T00:00:00.000Z`,
  end: `${end}T00:00:00.000Z`,
  reason: 'booked',
  request_id: `00000000-0000-4000-8000-00000000000${id}`,
  block_id: null,
  counter_loan_id: null,
  entry_id: null,
  note: null,
  requesttype_id: null,
  units,
  ...change,
});
const of = {
  quantity: 3,
  zone: 'UTC',
  now: '2027-07-05T12:00:00.000Z',
  span: { first: '2027-07-05', last: '2027-07-31' },
};
const idsOf = (taken: readonly TakenShape[], change: Partial<typeof of & { except: string }> = {}) =>
  loansNeeding(taken, { ...of, ...change }).map(({ loanId }) => Number(loanId.at(-1)));

describe('loans that need all units', () => {
  const taken = [
    loan(1, '2027-07-10', '2027-07-14', 1),
    loan(2, '2027-07-12', '2027-07-13', 2),
    loan(3, '2027-07-20', '2027-07-22', 2),
  ];

  it('are those on days on which no unit is left, the earliest first', () => {
    expect(idsOf(taken)).toEqual([1, 2]);
    expect(loansNeeding(taken, of)[0]).toMatchObject({ first: '2027-07-10', last: '2027-07-13', units: 1 });
    expect(idsOf(taken, { span: { ...of.span, last: '2027-07-11' } })).toEqual([]);
    expect(idsOf(taken, { quantity: 4 })).toEqual([]);
  });

  it('are neither over, nor the one that the unit comes back from, nor entries, which leave loans', () => {
    const whole = [loan(4, '2027-07-01', '2027-07-08', 3)];
    expect(idsOf(whole)).toEqual([4]);
    expect(idsOf(whole, { now: '2027-07-08T00:00:00.000Z' })).toEqual([]);
    expect(idsOf(whole, { except: whole[0]?.request_id ?? '' })).toEqual([]);
    const entry = loan(5, '2027-07-15', '2027-07-16', 3, { request_id: null, reason: 'blocked', entry_id: 'entry' });
    expect(idsOf([...taken, entry])).toEqual([1, 2]);
  });
});

describe('first day of a block', () => {
  const preparation = loan(1, '2027-07-05', '2027-07-07', 1, { reason: 'preparation' });

  it('is after the preparation of the returned loan where all other units are lent', () => {
    expect(firstFree([preparation, loan(2, '2027-07-01', '2027-07-09', 2)], of)).toBe('2027-07-07');
    expect(firstFree([preparation, loan(2, '2027-07-01', '2027-07-09', 1)], of)).toBe('2027-07-05');
  });

  it('is today where loans have all units, which the calendar refuses', () => {
    expect(firstFree([loan(2, '2027-07-01', '2027-07-09', 3)], of)).toBe('2027-07-05');
  });
});
