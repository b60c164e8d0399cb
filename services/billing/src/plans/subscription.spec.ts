import { describe, expect, it } from 'vitest';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { Catalogue, type Interval } from '@lendring/contracts/billing/catalogue.js';
import type { Booked, SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import fc from 'fast-check';
import { begin, book as bookPlan, drop, tryOut, type SubscriptionDecision } from './decide.js';
import { cancel, resume } from '../cancellation/decide.js';
import { endDue, nextTermOf, renew } from '../renewal/decide.js';
import { subscriptionAggregate, type Subscription } from './subscription.aggregate.js';

const userId = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
const payment = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const acting = (day: string) => ({ userId, day, at: `${day}T10:00:00.000Z` });
const today = '2027-01-31';

const bookedOf = (planId: 'plus' | 'business', interval: Interval = 'month'): Booked => {
  const { price, included } = defaultCatalogue.plans.find((plan) => plan.planId === planId)!;
  return { planId, interval, net: price![interval], included };
};
const [plus, business] = [bookedOf('plus'), bookedOf('business')];

const empty = subscriptionAggregate.initialState;
const after = (state: Subscription, decision: SubscriptionDecision): Subscription => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events.reduce(subscriptionAggregate.evolve, state);
};
type Asked = Omit<Parameters<typeof bookPlan>[2], 'isPaid'>;
const book = (state: Subscription, act: ReturnType<typeof acting>, asked: Asked, isPaid = true) =>
  bookPlan(state, act, { ...asked, isPaid });
const types = (decision: SubscriptionDecision) =>
  isRefused(decision) ? decision.refusal.code : decision.events.map(({ type }) => type);
const paid = (state: Subscription, booked: Booked, n: number, day = today) => {
  const waiting = after(state, book(state, acting(day), { booked, paymentId: payment(n) }));
  return after(waiting, begin(waiting, acting(day), { paymentId: payment(n) }));
};

describe('plan subscription', () => {
  it('is granted once, when its payment is settled', () => {
    const waiting = after(empty, book(empty, acting(today), { booked: plus, paymentId: payment(1) }));
    expect(waiting.running).toBeNull();
    expect(types(begin(waiting, acting(today), { paymentId: payment(2) }))).toEqual([]);
    const running = after(waiting, begin(waiting, acting(today), { paymentId: payment(1) }));
    expect(running.running).toMatchObject({ booked: plus, term: { from: '2027-01-31', to: '2027-02-28' } });
    expect(types(begin(running, acting('2027-02-10'), { paymentId: payment(1) }))).toEqual([]);
  });

  it('is booked once despite duplicates, and blocks another plan until its payment ends', () => {
    const waiting = after(empty, book(empty, acting(today), { booked: plus, paymentId: payment(1) }));
    expect(types(book(waiting, acting(today), { booked: plus, paymentId: payment(2) }))).toEqual([]);
    expect(types(book(waiting, acting(today), { booked: business, paymentId: payment(2) }))).toBe(
      'plan_waits_for_payment',
    );
    const dropped = after(waiting, drop(waiting, acting(today), { paymentId: payment(1) }));
    expect(types(book(dropped, acting(today), { booked: business, paymentId: payment(2) }))).toEqual(['PlanBooked']);
    expect(types(begin(dropped, acting(today), { paymentId: payment(1) }))).toEqual([]);
  });

  it('restarts when paid after a change to a larger plan, less the unused credit', () => {
    const running = paid(empty, plus, 1, '2027-06-01');
    expect(book(running, acting('2027-06-16'), { booked: business, paymentId: payment(2) })).toMatchObject({
      events: [{ type: 'PlanBooked', data: { booked: business, credit: 245 } }],
    });
    expect(book(running, acting('2027-06-16'), { booked: business, paymentId: payment(2) }, false)).toMatchObject({
      events: [{ data: { credit: 0 } }],
    });
    expect(paid(running, business, 2, '2027-06-16').running).toMatchObject({
      booked: business,
      term: { from: '2027-06-16', to: '2027-07-16' },
    });
  });

  it('always costs more than the credit when changed immediately', () => {
    const all = [plus, business, bookedOf('plus', 'year'), bookedOf('business', 'year')];
    for (const from of all)
      for (const to of all) {
        const running = paid(empty, from, 1, '2027-06-01');
        const decision = book(running, acting('2027-06-01'), { booked: to, paymentId: payment(2) });
        if (isRefused(decision)) continue;
        for (const event of decision.events)
          if (event.type === 'PlanBooked') expect(event.data.credit).toBeLessThan(to.net);
      }
    const yearly = paid(empty, bookedOf('plus', 'year'), 1, '2027-06-01');
    expect(types(book(yearly, acting('2027-06-02'), { booked: business, paymentId: payment(2) }))).toEqual([
      'PlanChangeNoted',
    ]);
  });

  it('continues until its term ends after a change to a smaller plan', () => {
    const running = paid(empty, business, 1);
    const noted = after(running, book(running, acting('2027-02-10'), { booked: plus, paymentId: payment(2) }));
    expect(noted).toMatchObject({ pending: null, running: { booked: business, next: plus } });
    expect(nextTermOf(noted)).toEqual({ booked: plus, from: '2027-02-28', to: '2027-03-31' });
    const renewed = after(noted, renew(noted, acting('2027-02-28'), { paymentId: payment(2) }));
    expect(renewed.running).toMatchObject({ booked: plus, next: null, term: { from: '2027-02-28', to: '2027-03-31' } });
    expect(types(book(noted, acting('2027-02-11'), { booked: business, paymentId: payment(3) }))).toEqual([
      'PlanChangeNoted',
    ]);
  });

  it('ends with its term when cancelled, and continues if resumed before', () => {
    const running = paid(empty, plus, 1);
    const cancelled = after(running, cancel(running, acting('2027-02-01'), { reason: null }));
    expect(types(cancel(cancelled, acting('2027-02-02'), { reason: null }))).toEqual([]);
    expect(nextTermOf(cancelled)).toBeNull();
    expect(types(endDue(cancelled, acting('2027-02-27')))).toEqual([]);
    expect(endDue(cancelled, acting('2027-02-28'))).toMatchObject({
      events: [{ type: 'PlanEnded', data: { on: '2027-02-28', cause: 'cancelled' } }],
    });
    const resumed = after(cancelled, resume(cancelled, acting('2027-02-20')));
    expect(nextTermOf(resumed)).toMatchObject({ from: '2027-02-28' });
    expect(types(cancel(empty, acting(today), { reason: null }))).toBe('plan_not_booked');
  });

  it('keeps its planned change after being cancelled and resumed', () => {
    const running = paid(empty, business, 1);
    const noted = after(running, book(running, acting('2027-02-01'), { booked: plus, paymentId: payment(2) }));
    const cancelled = after(noted, cancel(noted, acting('2027-02-02'), { reason: null }));
    expect(nextTermOf(cancelled)).toBeNull();
    expect(types(book(cancelled, acting('2027-02-02'), { booked: business, paymentId: payment(3) }))).toBe('plan_same');
    const resumed = after(cancelled, resume(cancelled, acting('2027-02-03')));
    expect(nextTermOf(resumed)).toMatchObject({ booked: plus, from: '2027-02-28' });
  });

  it('continues unpaid for two weeks, then ends', () => {
    const running = paid(empty, plus, 1);
    expect(types(endDue(running, acting('2027-03-13')))).toEqual([]);
    expect(types(endDue(running, acting('2027-03-14')))).toEqual(['PlanEnded']);
    const renewed = after(running, renew(running, acting('2027-03-10'), { paymentId: payment(2) }));
    expect(renewed.running?.term).toEqual({ from: '2027-02-28', to: '2027-03-31' });
  });

  it('allows one trial', () => {
    const trying = after(empty, tryOut(empty, acting(today), { booked: plus, days: 30 }));
    expect(trying.running).toMatchObject({ trial: true, term: { from: '2027-01-31', to: '2027-03-02' } });
    expect(nextTermOf(trying)).toEqual({ booked: plus, from: '2027-03-02', to: '2027-04-02' });
    const over = after(trying, endDue(trying, acting('2027-03-02')));
    expect(over.running).toBeNull();
    expect(types(tryOut(over, acting('2027-04-01'), { booked: business, days: 30 }))).toBe('trial_used');
  });

  it('begins when its transfer arrives after the trial, if booked during the trial', () => {
    const trying = after(empty, tryOut(empty, acting(today), { booked: plus, days: 30 }));
    const booked = after(trying, book(trying, acting('2027-02-28'), { booked: plus, paymentId: payment(1) }));
    const over = after(booked, endDue(booked, acting('2027-03-02')));
    expect([over.running, over.pending?.paymentId]).toEqual([null, payment(1)]);
    const begun = after(over, begin(over, acting('2027-03-09'), { paymentId: payment(1) }));
    expect(begun.running).toMatchObject({ trial: false, term: { from: '2027-03-09', to: '2027-04-09' } });
  });

  it('has terms without gaps or overlaps, and spends each payment once, in any history', () => {
    const step = fc.record({
      act: fc.constantFrom('book', 'begin', 'drop', 'cancel', 'resume', 'renew', 'end' as const),
      booked: fc.constantFrom(plus, business, bookedOf('plus', 'year')),
      paymentId: fc.integer({ min: 1, max: 5 }).map(payment),
      days: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = empty;
        let day = today;
        const spent: string[] = [];
        for (const { act, booked, paymentId, days } of steps) {
          day = addDays(day, days);
          const who = acting(day);
          const decision = {
            book: () => book(state, who, { booked, paymentId }),
            begin: () => begin(state, who, { paymentId }),
            drop: () => drop(state, who, { paymentId }),
            cancel: () => cancel(state, who, { reason: null }),
            resume: () => resume(state, who),
            renew: () => renew(state, who, { paymentId }),
            end: () => endDue(state, who),
          }[act]();
          if (isRefused(decision)) continue;
          for (const event of decision.events as readonly SubscriptionEvent[]) {
            if (event.type === 'PlanRenewed') expect(event.data.from).toBe(state.running?.term.to);
            if (event.type === 'PlanBegun' || event.type === 'PlanRenewed') spent.push(event.data.paymentId ?? '');
          }
          state = after(state, decision);
        }
        expect(new Set(spent).size).toBe(spent.length);
      }),
    );
  });
});

describe('plan catalogue validation', () => {
  it('accepts the default catalogue', () => {
    expect(Catalogue.parse(defaultCatalogue)).toEqual(defaultCatalogue);
  });

  it('explains an error in a sentence', () => {
    const [free, plusPlan] = defaultCatalogue.plans;
    const told = (plans: readonly object[]) =>
      Catalogue.safeParse({ plans }).error?.issues.map(({ message }) => message);
    expect(told([plusPlan!])).toEqual(['The first plan, plus, must cost nothing.']);
    expect(told([free!, free!])).toEqual([
      'Only the first plan costs nothing; free has no price.',
      'free is there twice.',
    ]);
    expect(told([{ ...free!, trialDays: 3 }])).toEqual(['free costs nothing and needs no days of trial.']);
  });
});
