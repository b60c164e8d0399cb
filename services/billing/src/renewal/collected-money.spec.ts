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

describe('money that Stripe collects', () => {
  const renewing = async () => {
    await buy();
    account.state.collects = 'processing';
    const { running } = await planOf();
    await service.tick(`${running?.to ?? ''}T12:00:00.000Z`);
    return account.intents.at(-1)?.paymentId ?? '';
  };

  it('a renewal that a bank takes days for is collected once, with ticks each minute for three days', async () => {
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

  it('a renewal whose answers are lost is not collected any more once Stripe may have forgotten its key', async () => {
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

  it('a dropped payment cannot be paid any more, and neither can one that was not paid in time', async () => {
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

  it('what was paid a moment before it is dropped counts', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    account.pay(paymentId);
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    expect(await planOf()).toMatchObject({ planId: 'plus' });
    await webhooks();
    expect(await typesOf(paymentId)).toEqual(['PaymentAsked', 'PaymentSettled']);
  });

  it('a page that another process made is ended with the payment, also while Stripe was away', async () => {
    const paymentId = await book();
    account.sessions.push({ id: 'cs_other_process', paymentId, amount: plusGross, status: 'open', intent: null });
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    await eventually(
      async () => account.sessions,
      ([session]) => session?.status === 'expired',
    );
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ failure: 'abandoned' });
  });

  it('cancelling while a debit is on its way loses neither the month nor the money', async () => {
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

  it('a cancelled plan whose debit is declined ends', async () => {
    const paymentId = await renewing();
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.told(paymentId, { kind: 'failed', reason: 'declined' });
    await service.tick(after(HOUR));
    expect((await planOf()).running).toBeNull();
    await mailed('ist zu Ende');
    expect(service.mails.filter(({ subject }) => subject.includes('hat nicht geklappt'))).toEqual([]);
  });

  it('a debit that comes after the days of grace goes back by itself', async () => {
    const paymentId = await renewing();
    await service.tick(after(15 * 24 * HOUR));
    expect((await planOf()).running).toBeNull();
    account.debited(paymentId);
    await webhooks();
    await cleared(paymentId);
    expect(await invoicesOf()).toHaveLength(1);
  });

  it('a debit of a renewal goes back by itself where a larger plan was booked meanwhile', async () => {
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
