import { describe, expect, it } from 'vitest';
import { pricing, taken } from '../examples.js';
import { wishOf } from './wish.js';
import { offered } from './price.js';
import { calendarOf } from './taken.js';

const calendar = calendarOf(
  [taken('2027-07-11T22:00:00.000Z', '2027-07-13T22:00:00.000Z')],
  'Europe/Berlin',
  new Date('2027-07-01T08:00:00Z'),
);
const days = (from: string, to: string, price = pricing()) => offered(price, wishOf(price, { from, to }), calendar);

describe('the quote for the chosen days', () => {
  it('is the total price', () =>
    expect(days('2027-07-04', '2027-07-06')).toMatchObject({
      state: 'ready',
      quote: { units: 3, total: { money: { minor: 2700 } } },
    }));
  it('is empty without days', () => expect(offered(pricing(), null, calendar)).toEqual({ state: 'empty' }));
  it('gives the reason when the days are not available', () => {
    expect(days('2027-06-30', '2027-07-02')).toEqual({ state: 'problem', problem: 'period_in_past' });
    expect(days('2027-07-10', '2027-07-12')).toEqual({ state: 'problem', problem: 'booked' });
    expect(days('2027-07-04', '2027-07-09')).toEqual({ state: 'problem', problem: 'duration_too_long' });
    expect(days('2027-07-04', '2027-07-04', pricing({ duration_min: 2 }))).toEqual({
      state: 'problem',
      problem: 'duration_too_short',
    });
    expect(days('2029-07-04', '2029-07-04')).toEqual({ state: 'problem', problem: 'period_too_far' });
  });
  it('counts partial weeks as whole ones, and items', () => {
    expect(
      days('2027-07-14', '2027-07-21', pricing({ renttype_id: 4, paymenttype_id: 2, amount: 2, duration_max: null })),
    ).toMatchObject({ quote: { units: 2, total: { kind: 'things', count: 4 } } });
  });
});
