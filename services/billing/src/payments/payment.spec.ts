import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import fc from 'fast-check';
import { bounce, closeDispute, dispute, fail, refund, settle, type Moved } from './decide.js';
import { leftOf, owedOf, paymentAggregate, type Payment } from './payment.aggregate.js';

const paymentId = '00000000-0000-4000-8000-000000000001';
const at = '2027-01-01T10:00:00.000Z';
const moved = (change: Partial<Moved> = {}): Moved => ({
  paymentId,
  reference: 'pi_1',
  amount: 583,
  currency: 'eur',
  at,
  ...change,
});
const given = (...events: readonly PaymentEvent[]): Payment =>
  events.reduce(paymentAggregate.evolve, paymentAggregate.initialState);
const asked: PaymentEvent = {
  type: 'PaymentAsked',
  data: {
    paymentId,
    userId: '00000000-0000-4000-8000-000000000002',
    purpose: { kind: 'plan', id: '00000000-0000-4000-8000-000000000002' },
    way: 'stripe',
    amount: 583,
    currency: 'EUR',
    at,
    locale: 'de',
    buyer: null,
    positions: [{ text: 'Plus', quantity: 1, unit: 'month', net: 490, vat: { category: 'S', rate: 1900 } }],
  },
};
const settled: PaymentEvent = { type: 'PaymentSettled', data: { paymentId, reference: 'pi_1', at } };
const failed: PaymentEvent = { type: 'PaymentFailed', data: { paymentId, reason: 'expired', at } };

describe('payment', () => {
  it('is settled once, and only by the whole amount', () => {
    expect(settle(given(asked), moved())).toEqual({ events: [settled] });
    expect(settle(given(asked, settled), moved())).toEqual({ events: [] });
  });

  it.each([
    ['too little', given(asked), { amount: 582 }, 'amount'],
    ['too much', given(asked), { amount: 5_830 }, 'amount'],
    ['another currency', given(asked), { currency: 'usd' }, 'currency'],
    ['after it had failed', given(asked, failed), {}, 'late'],
    ['for what nobody asked for', given(), {}, 'late'],
    ['a second time', given(asked, settled), { reference: 'pi_2' }, 'twice'],
  ])('grants nothing for money that came %s, and records the money for an admin', (_, payment, change, mismatch) => {
    expect(settle(payment, moved(change))).toMatchObject({
      events: [{ type: 'PaymentMismatched', data: { mismatch } }],
    });
  });

  it('stays settled when an earlier failure is delivered later', () => {
    expect(fail(given(asked, settled), { paymentId, reason: 'declined', at })).toEqual({ events: [] });
    expect(fail(given(asked), { paymentId, reason: 'declined', at })).toMatchObject({
      events: [{ type: 'PaymentFailed' }],
    });
  });

  it('refunds at most the received amount, and may be disputed', () => {
    const paid = given(asked, settled);
    expect(refund(given(asked), moved({ reference: 're_1' }))).toEqual({ events: [] });
    expect(refund(paid, moved({ reference: 're_1', amount: 9_999 }))).toMatchObject({
      events: [{ data: { amount: 583 } }],
    });
    expect(dispute(paid, moved({ reference: 'dp_1' }))).toMatchObject({ events: [{ type: 'PaymentDisputed' }] });
    expect(dispute(given(asked), moved({ reference: 'dp_1' }))).toEqual({ events: [] });
  });

  it('is owed by hand after a failed refund, even if the failure is delivered first', () => {
    const paid = given(asked, settled);
    const back = moved({ reference: 'ch_1 583' });
    const notArrived = moved({ reference: 're_1 failed' });
    const after = (...decisions: readonly ((payment: Payment) => Readonly<{ events: readonly PaymentEvent[] }>)[]) =>
      decisions.reduce((payment, decide) => decide(payment).events.reduce(paymentAggregate.evolve, payment), paid);
    for (const bounced of [
      after(
        (one) => refund(one, back),
        (one) => bounce(one, notArrived),
        (one) => bounce(one, notArrived),
      ),
      after(
        (one) => bounce(one, notArrived),
        (one) => refund(one, back),
        (one) => refund(one, back),
      ),
    ])
      expect([bounced.status, leftOf(bounced), owedOf(bounced)]).toEqual(['paid', 583, 583]);
  });

  it('accepts a second refund after a failed one, and ignores repeated events of the first', () => {
    const paid = given(asked, settled);
    const first = moved({ reference: 'ch_1 583', saidAt: '2027-01-01T10:00:00.000Z' });
    const notArrived = moved({ reference: 're_1 failed', saidAt: '2027-01-04T10:00:00.000Z' });
    const second = { ...first, saidAt: '2027-01-05T10:00:00.000Z' };
    let payment = paid;
    for (const decide of [
      (one: Payment) => refund(one, first),
      (one: Payment) => bounce(one, notArrived),
      (one: Payment) => refund(one, first),
    ])
      payment = decide(payment).events.reduce(paymentAggregate.evolve, payment);
    expect(owedOf(payment)).toBe(583);
    for (let time = 0; time < 2; time++)
      payment = refund(payment, second).events.reduce(paymentAggregate.evolve, payment);
    expect([payment.status, payment.refunded, owedOf(payment)]).toEqual(['refunded', 583, 0]);
  });

  it('counts as paid again after a won dispute, and as refunded after a lost dispute', () => {
    const disputed = given(asked, settled, { type: 'PaymentDisputed', data: { paymentId, reference: 'dp_1', at } });
    const end = (won: boolean) => {
      const { events } = closeDispute(disputed, { ...moved({ reference: 'dp_1' }), won });
      const payment = events.reduce(paymentAggregate.evolve, disputed);
      expect(closeDispute(payment, { ...moved({ reference: 'dp_1' }), won })).toEqual({ events: [] });
      expect(dispute(payment, moved({ reference: 'dp_1', of: 'pi_1' }))).toEqual({ events: [] });
      return [payment.status, payment.refunded];
    };
    expect([end(true), end(false)]).toEqual([
      ['paid', 0],
      ['refunded', 583],
    ]);
  });

  it('settles at most once and refunds at most the received amount, for any order of events', () => {
    const step = fc.record({
      act: fc.constantFrom('settle', 'fail', 'refund', 'dispute', 'won', 'lost', 'bounce' as const),
      reference: fc.constantFrom('a', 'b', 'c'),
      amount: fc.constantFrom(583, 1, 300),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let payment = given(asked);
        const told: PaymentEvent[] = [];
        for (const { act, reference, amount } of steps) {
          const move = moved({ reference, amount });
          const { events } = {
            settle: () => settle(payment, move),
            fail: () => fail(payment, { paymentId, reason: 'expired', at }),
            refund: () => refund(payment, move),
            dispute: () => dispute(payment, move),
            won: () => closeDispute(payment, { ...move, won: true }),
            lost: () => closeDispute(payment, { ...move, won: false }),
            bounce: () => bounce(payment, move),
          }[act]();
          told.push(...events);
          payment = events.reduce(paymentAggregate.evolve, payment);
        }
        expect(told.filter(({ type }) => type === 'PaymentSettled').length).toBeLessThanOrEqual(1);
        expect(payment.refunded).toBeLessThanOrEqual(583);
        expect(new Set(payment.references).size).toBe(payment.references.length);
      }),
    );
  });
});
