import { describe, expect, it } from 'vitest';
import type { Period } from '../kernel/period.js';
import { endMoves } from './end-moves.js';
import { hoursInterval, instantAt } from './local-time.js';
import type { Pricing } from './terms.js';

const zone = 'Europe/Berlin';
/** Loan from Friday to Sunday. */
const before: Period = {
  wish: { kind: 'days', from: '2026-07-10', to: '2026-07-13' },
  zone,
  start: instantAt('2026-07-10', '00:00', zone),
  end: instantAt('2026-07-13', '00:00', zone),
};
const hours = (time: string, count: number, day = '2026-07-10'): Period => ({
  wish: { kind: 'hours', day, time, hours: count },
  zone,
  ...hoursInterval(day, time, count, zone),
});
const monday = '2026-07-06T10:00:00.000Z';

describe('the end of a loan by its prices', () => {
  const price = (minDuration: number, maxDuration: number | null, change: Partial<Pricing> = {}): Pricing => ({
    pricingId: '0e9dbbbd-7b6d-4fb5-9f0b-3a56b5b0a001' as Pricing['pricingId'],
    rentType: 1,
    paymentType: 1,
    price: { kind: 'money', money: { minor: 900, currency: 'EUR' } },
    minDuration,
    maxDuration,
    donationTarget: null,
    ...change,
  });
  const moves = (named: Pricing, { period = before, at = monday, all = [named] } = {}) =>
    endMoves(period, all, named, at);

  it('moves neither way where the loan is the longest and the shortest', () => {
    expect(moves(price(3, 3))).toEqual({ longer: false, shorter: false, isShortest: true });
    expect(moves(price(2, 3))).toEqual({ longer: false, shorter: true, isShortest: false });
    expect(moves(price(3, null))).toEqual({ longer: true, shorter: false, isShortest: true });
  });

  it('moves later by a week that goes with the named days, or by a price of the weekend', () => {
    const day = price(1, 3);
    expect(moves(day, { all: [day, price(1, null, { rentType: 4 })] }).longer).toBe(true);
    expect(moves(price(3, 3, { weekend: 2000 })).longer).toBe(true);
  });

  it('does not move to a time that is over', () => {
    const sunday = '2026-07-12T10:00:00.000Z';
    expect(moves(price(1, 3), { at: sunday })).toEqual({ longer: false, shorter: false, isShortest: false });
    const hour = price(1, 4, { rentType: 2 });
    expect(moves(hour, { period: hours('10:00', 3), at: '2026-07-10T09:30:00.000Z' }).shorter).toBe(true);
    expect(moves(hour, { period: hours('10:00', 3), at: '2026-07-10T10:30:00.000Z' }).shorter).toBe(false);
  });
});
