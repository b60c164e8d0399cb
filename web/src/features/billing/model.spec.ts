import { describe, expect, it } from 'vitest';
import { canBook, endOf, isOwnPlan } from './model.js';

describe('a failed payment', () => {
  it('is declined, abandoned or expired, and counts as a renewal if the payment was for a renewal', () => {
    expect(endOf({ failure: 'declined', renewal: false })).toBe('declined');
    expect(endOf({ failure: 'abandoned', renewal: false })).toBe('abandoned');
    expect(endOf({ failure: 'expired', renewal: false })).toBe('expired');
    expect(endOf({ failure: 'expired', renewal: true })).toBe('renewal');
  });
});

describe('a plan on sale', () => {
  const plus = { plan_id: 'plus', price: { month: 490, year: 4_900 } };
  const booked = { plan_id: 'plus', title: 'Plus', interval: 'month' as const, net: 490 };
  const running = { booked, from: '2027-01-01', to: '2027-02-01', trial: false, cancelled: false, next: null };
  const own = { plan_id: 'plus', running, pending: null };

  it('is marked as current only for the billing interval that the user pays for', () => {
    expect(isOwnPlan(plus, own, 'month')).toBe(true);
    expect(isOwnPlan(plus, own, 'year')).toBe(false);
    expect(isOwnPlan({ plan_id: 'free', price: null }, { plan_id: 'free', running: null }, 'year')).toBe(true);
  });

  it('is bookable unless already paid for, free or blocked by a pending booking', () => {
    expect(canBook(plus, own, 'month')).toBe(false);
    expect(canBook(plus, own, 'year')).toBe(true);
    expect(canBook(plus, { ...own, running: { ...running, trial: true } }, 'month')).toBe(true);
    expect(canBook({ plan_id: 'free', price: null }, { ...own, running: null }, 'month')).toBe(false);
    const pending = { booked, payment_id: '00000000-0000-4000-8000-000000000001' };
    expect(canBook(plus, { ...own, pending }, 'year')).toBe(false);
  });

  it('is not bookable if the running plan already changes to the same plan', () => {
    const next = { plan_id: 'plus', title: 'Plus', interval: 'year' as const, net: 4_900 };
    expect(canBook(plus, { ...own, running: { ...running, next } }, 'year')).toBe(false);
    expect(canBook({ ...plus, plan_id: 'shop' }, { ...own, running: { ...running, next } }, 'year')).toBe(true);
  });
});
