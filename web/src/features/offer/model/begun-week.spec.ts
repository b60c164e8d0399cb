import { describe, expect, it } from 'vitest';
import { pricing } from '../examples.js';
import { begunWeek } from '../components/PriceLines.js';

const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 4000, duration_max: null });
const day = pricing({ pricing_id: 'day', amount: 2500, duration_max: null });
const days = (count: number) =>
  ({ kind: 'days', from: '2027-07-01', to: `2027-07-${String(count + 1).padStart(2, '0')}` }) as const;

describe('a partial week', () => {
  it('returns the price by the day when the weekly price is lower', () => {
    expect(begunWeek([day, week], week, days(2))).toEqual({ byDay: 5000 });
    expect(begunWeek([day, week], week, days(9))).toEqual({ byDay: 22_500 });
    expect(begunWeek([day, { ...day, amount: 2200 }, week], week, days(2))).toEqual({ byDay: 4400 });
  });
  it('counts as a whole week when no costlier daily price applies', () => {
    expect(begunWeek([week], week, days(2))).toEqual({ byDay: null });
    expect(begunWeek([day, week], week, days(1))).toEqual({ byDay: null });
    expect(begunWeek([{ ...day, duration_max: 1 }, week], week, days(2))).toEqual({ byDay: null });
    expect(begunWeek([{ ...day, paymenttype_id: 2, amount: 9 }, week], week, days(2))).toEqual({ byDay: null });
  });
  it('excludes whole weeks and other price types', () => {
    expect(begunWeek([day, week], week, days(7))).toBeNull();
    expect(begunWeek([day, week], day, days(2))).toBeNull();
  });
});
