import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { plusGross, plusYear } from '../../testing/acts.js';
import { overStripe, type OverStripe } from '../../testing/over-stripe.js';
import { idOf } from '../../testing/service.js';

const jana = idOf('jana');
const HOUR = 3_600_000;

const { start, stop, after, book, buy, cleared, invoicesOf, mailed, openPage, planOf, typesOf, webhooks } =
  overStripe();
let service: OverStripe['service'];
let account: OverStripe['account'];
let stripe: OverStripe['stripe'];
beforeEach(async () => {
  ({ service, account, stripe } = await start());
});
afterEach(stop);

describe('payment collected by Stripe', () => {
  const renewing = async () => {
    await buy();
    account.state.collects = 'processing';
    const { running } = await planOf();
    await service.tick(`${running?.to ?? ''}T12:00:00.000Z`);
    return account.intents.at(-1)?.paymentId ?? '';
  };

  it('is collected once while the bank takes days, with a timer tick each minute for three days', async () => {
    const paymentId = await renewing();
    const asked = stripe.asked.length;
    const minutes = 72 * 60;
    for (let minute = 0; minute < minutes; minute++) {
      service.clock.time = after(60_000);
      await service.clocks(service.clock.time, ['renew-plans', 'give-payments-up']);
    }
    expect(account.intents.filter((one) => one.paymentId === paymentId)).toHaveLength(1);
    expect(stripe.asked).toHaveLength(asked);
    account.debited(paymentId);
    await webhooks();
    expect(await invoicesOf()).toHaveLength(2);
  });

  it('is no longer collected once Stripe may have forgotten its idempotency key', async () => {
    await buy();
    const { running } = await planOf();
    const due = Date.parse(`${running?.to ?? ''}T12:00:00.000Z`);
    account.state.losesAnswers = true;
    for (const hours of [0, 1, 24, 25, 49]) await service.tick(new Date(due + hours * HOUR).toISOString());
    expect(account.intents).toHaveLength(2);
    const paymentId = account.intents.at(-1)?.paymentId ?? '';
    account.debited(paymentId);
    await webhooks();
    await cleared(paymentId);
    expect(await typesOf(paymentId)).toEqual([
      'PaymentAsked',
      'PaymentFailed',
      'PaymentMismatched',
      'PaymentRefundOrdered',
      'PaymentReturned',
    ]);
  });

  it('cannot be paid once abandoned or past its deadline', async () => {
    const dropped = await book();
    await openPage(dropped);
    expect(await service.tell(jana, 'dropPayment', { paymentId: dropped })).toBe('ok');
    expect(account.pay(dropped)).toBe(false);
    const expired = await book();
    await openPage(expired);
    await service.tick(after(25 * HOUR));
    expect(account.pay(expired)).toBe(false);
    await webhooks();
    expect(await typesOf(dropped)).toEqual(['PaymentAsked', 'PaymentFailed']);
    expect(await typesOf(expired)).toEqual(['PaymentAsked', 'PaymentFailed']);
  });

  it('counts if made just before the payment is abandoned', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    account.pay(paymentId);
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    expect(await planOf()).toMatchObject({ planId: 'plus' });
    await webhooks();
    expect(await typesOf(paymentId)).toEqual(['PaymentAsked', 'PaymentSettled']);
  });

  it('ends a checkout page created by another process, even while Stripe was down', async () => {
    const paymentId = await book();
    account.sessions.push({ id: 'cs_other_process', paymentId, amount: plusGross, status: 'open', intent: null });
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    await eventually(
      async () => account.sessions,
      ([session]) => session?.status === 'expired',
    );
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ failure: 'abandoned' });
  });

  it('survives a cancellation during a debit without losing a month or money', async () => {
    const paymentId = await renewing();
    const term = (await planOf()).running;
    service.clock.time = after(HOUR);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    const to = (await planOf()).running?.to ?? '';
    expect(to > (term?.to ?? '')).toBe(true);
    await service.tick(after(48 * HOUR));
    account.debited(paymentId);
    await webhooks();
    expect((await planOf()).running).toMatchObject({ from: term?.to, to, cancelled: true });
    expect(account.held(paymentId)).toBe(plusGross);
    expect(await invoicesOf()).toHaveLength(2);
    await service.tick(`${to}T12:00:00.000Z`);
    expect((await planOf()).running).toBeNull();
    expect(account.intents).toHaveLength(2);
  });

  it('ends a cancelled plan when its debit is declined', async () => {
    const paymentId = await renewing();
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.told(paymentId, { kind: 'failed', reason: 'declined' });
    await service.tick(after(HOUR));
    expect((await planOf()).running).toBeNull();
    await mailed('ist zu Ende');
    expect(service.mails.filter(({ subject }) => subject.includes('hat nicht geklappt'))).toEqual([]);
  });

  it('is refunded automatically if its debit settles after the grace period', async () => {
    const paymentId = await renewing();
    await service.tick(after(15 * 24 * HOUR));
    expect((await planOf()).running).toBeNull();
    account.debited(paymentId);
    await webhooks();
    await cleared(paymentId);
    expect(await invoicesOf()).toHaveLength(1);
  });

  it('is refunded automatically if a larger plan was booked during the debit', async () => {
    const renewal = await renewing();
    const year = await book(plusYear);
    await openPage(year);
    account.debited(renewal);
    await webhooks();
    await cleared(renewal);
    account.pay(year);
    await webhooks();
    expect((await planOf()).running).toMatchObject({ booked: { interval: 'year' } });
    const price = (await service.ask(jana, 'payment', { paymentId: year }))?.amount;
    expect(account.held(year)).toBe(price);
  });
});
