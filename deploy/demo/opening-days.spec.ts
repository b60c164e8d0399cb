import { describe, expect, it } from 'vitest';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { ruleProblem } from '@lendring/contracts/rules/booking-rules.js';
import { closedThen } from '@lendring/contracts/rules/opening-days.js';
import { offers } from './content/offers.js';
import { people } from './content/people.js';
import { requests } from './content/requests.js';
import { onOpenDays, wishOf } from './load-requests.js';
import { openingOf } from './load-people.js';

const shopOf = (offerKey: string) => {
  const offer = offers.find(({ key }) => key === offerKey);
  const owner = people.find(({ key }) => key === offer?.owner);
  return owner?.company?.openingHours ? { offer, owner } : null;
};
const atShops = requests.filter(({ offer }) => shopOf(offer) !== null);

/** A Monday and the six days after it. */
const weekdays = Array.from({ length: 7 }, (_, index) => addDays('2026-11-02', index));

describe('demo loans of offers with booking rules', () => {
  const ruled = requests.flatMap((request) => {
    const shop = shopOf(request.offer);
    return shop?.offer?.bookingRules ? [{ ...request, ...shop, rules: shop.offer.bookingRules }] : [];
  });
  it.each(weekdays)('are requested in time in a demo that begins on %s', (today) => {
    expect(ruled.length).toBeGreaterThan(5);
    for (const { key, owner, period, sentDaysAgo, rules } of ruled) {
      const wish = onOpenDays(wishOf(period, today), openingOf(owner, today));
      if (wish.kind !== 'days') continue;
      const sent = `${addDays(today, -sentDaysAgo)}T08:10:00.000Z`;
      const days = { first: wish.from, last: addDays(wish.to, -1) };
      expect([key, ruleProblem(rules, days, sent, 'Europe/Berlin')]).toEqual([key, null]);
    }
  });
});

describe('demo loans of shops with opening hours', () => {
  it.each(weekdays)('begin and end on open days and do not overlap in a demo that begins on %s', (today) => {
    const periods = atShops.map(({ key, offer, period, pricing, state }) => {
      const shop = shopOf(offer);
      const opening = shop ? openingOf(shop.owner, today) : { week: null, exceptions: [] };
      const price = shop?.offer?.pricing[pricing];
      const wish = onOpenDays(wishOf(period, today), opening);
      return { key, offer, wish, opening, price, state: state.kind, quantity: shop?.offer?.quantity ?? 1 };
    });
    for (const { key, wish, opening, price } of periods) {
      expect([key, closedThen(opening, { wish, zone: 'Europe/Berlin', end: '' }, price?.rentType ?? null)]).toEqual([
        key,
        null,
      ]);
      if (wish.kind === 'days' && price?.rentType === 1)
        expect(addDays(wish.from, price.max ?? 365) >= wish.to, `${key} lasts too long`).toBe(true);
    }
    // Offers of several units may be lent several times at once.
    const booked = periods.filter(
      ({ state, quantity }) => quantity === 1 && ['agreed', 'running', 'completed', 'acceptedByVendor'].includes(state),
    );
    const daysOf = (wish: Wish) => (wish.kind === 'days' ? wish : { from: wish.day, to: addDays(wish.day, 1) });
    for (const one of booked)
      for (const other of booked) {
        if (one === other || one.offer !== other.offer) continue;
        const [a, b] = [daysOf(one.wish), daysOf(other.wish)];
        expect(a.to <= b.from || b.to <= a.from, `${one.key} overlaps ${other.key}`).toBe(true);
      }
  });
});
