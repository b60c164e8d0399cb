import { describe, expect, it } from 'vitest';
import type { PaymentTypeId, RentTypeId } from './terms.js';
import { startEntry } from './start-price.js';

const entry = (
  paymentType: PaymentTypeId,
  rentType: RentTypeId,
  minDuration = 1,
  maxDuration: number | null = null,
  amount = paymentType === 5 || paymentType === 6 ? 0 : 600,
) => ({ paymentType, rentType, minDuration, maxDuration, amount });
type Entry = ReturnType<typeof entry>;
const start = (...entries: readonly Entry[]) => startEntry(entries, (one) => one);

const perDay = entry(1, 1);
const perHour = entry(1, 2, 1, 3);

describe('start price of an offer', () => {
  it.each<readonly [string, Entry, Entry]>([
    ['free hours of a thing that costs money by the day', perDay, entry(5, 2, 1, 3)],
    ['piggy-bank hours of a thing that takes a crate by the day', entry(2, 1), entry(6, 2, 1, 6)],
    ['a free hour of a thing that is lent for three', perHour, entry(5, 2, 1, 1)],
    ['free days of which one alone cannot be had', perDay, entry(5, 1, 14)],
  ])('ignores %s', (_, costs, free) => {
    expect(start(costs, free)).toBe(costs);
    expect(start(free, costs)).toBe(costs);
  });

  it.each<readonly [string, Entry, Entry]>([
    ['a day', entry(5, 1, 1, 3), entry(1, 4)],
    ['a week', entry(5, 4), perDay],
    ['the hours of a day of work', entry(5, 2, 1, 8), perDay],
    ['as many hours as money buys', entry(5, 2, 1, 3), perHour],
    ['longer loans where none is short', entry(5, 4, 2), entry(1, 4, 2)],
  ])('is the free entry for %s', (_, free, costs) => expect(start(costs, free)).toBe(free));

  it('prefers days to hours, and the lower amount', () =>
    expect(start(perHour, perDay, entry(1, 3, 1, null, 500))).toMatchObject({ rentType: 3, amount: 500 }));

  it('is undefined without entries', () => expect(start()).toBeUndefined());
});
