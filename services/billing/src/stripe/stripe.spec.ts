import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { messageOf, startStripe, WEBHOOK_SECRET, type Asked } from '../../testing/stripe.js';
import { stripePayments } from './stripe.adapter.js';

const jana = idOf('jana');

type Collecting = 'succeeded' | 'processing' | 'declined' | 'away';

let collecting: Collecting;
let sessions: number;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let service: RunningService;

const answerTo = ({ method, path, form }: Asked) => {
  const ok = (body: object) => ({ status: 200, body });
  if (path === '/v1/checkout/sessions') {
    sessions += 1;
    return ok({ id: `cs_${sessions}`, url: `https://checkout.stripe.example/${sessions}` });
  }
  if (path === '/v1/payment_intents') {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    if (collecting === 'declined') return { status: 402, body: { error } };
    if (collecting === 'away') return { status: 500, body: { error: { type: 'api_error', message: 'away' } } };
    const amount = Number(form.get('amount'));
    return ok({ id: 'pi_renewal', status: collecting, amount_received: collecting === 'succeeded' ? amount : 0 });
  }
  if (path === '/v1/billing_portal/sessions') return ok({ url: 'https://billing.stripe.example/portal' });
  if (path === '/v1/charges/ch_1') return ok({ id: 'ch_1', metadata: { payment_id: idOf('disputed') } });
  if (method === 'DELETE') return ok({ id: 'cus_jana', deleted: true });
  if (path.endsWith('/payment_methods')) return ok({ data: [{ id: 'pm_1' }] });
  return ok({ id: 'cus_jana', invoice_settings: { default_payment_method: null } });
};

const settings = () => ({
  secretKey: 'sk_test',
  webhookSecret: WEBHOOK_SECRET,
  url: stripe.url,
  publicUrl: 'https://lend.example',
});

beforeEach(async () => {
  collecting = 'succeeded';
  sessions = 0;
  stripe = await startStripe(answerTo);
  service = await startService({ payments: stripePayments(settings()) });
  // Set the test clock to the real time, by which Stripe's pages expire.
  service.clock.time = new Date().toISOString();
});
afterEach(async () => {
  await service.stop();
  await stripe.stop();
});

const book = async () => {
  const paymentId = randomUUID();
  const plus = { planId: 'plus', interval: 'month', net: 490, paymentId } as const;
  expect(await service.tell(jana, 'bookPlan', plus)).toBe('ok');
  return paymentId;
};
const session = (paymentId: string, change: object = {}) => ({
  id: 'cs_1',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 583,
  currency: 'eur',
  customer: 'cus_jana',
  metadata: { payment_id: paymentId },
  ...change,
});
const tell = (type: string, object: object, options: Parameters<typeof messageOf>[2] = {}) =>
  service.tellAsVisitor('providerTold', messageOf(type, object, options));
const paid = (paymentId: string, change: object = {}) => tell('checkout.session.completed', session(paymentId, change));
const planOf = async () => (await service.ask(jana, 'plan', {})).planId;
const movedMoney = async (paymentId: string) =>
  (await service.store.read(`payment-${paymentId}`)).map(({ type }) => type);
const sentBack = ['PaymentMismatched', 'PaymentRefundOrdered'];
const statusOf = async (paymentId: string) => (await service.ask(jana, 'payment', { paymentId }))?.status;

describe('Stripe payment', () => {
  it('has one checkout page, however often requested, and the page returns to the site', async () => {
    const paymentId = await book();
    const page = () => service.ask(jana, 'paymentPage', { paymentId, locale: 'nl' });
    expect(await page()).toBe('https://checkout.stripe.example/1');
    expect(await page()).toBe('https://checkout.stripe.example/1');
    expect(stripe.asked).toHaveLength(1);
    const form = Object.fromEntries(stripe.asked[0]?.form ?? []);
    expect(form).toMatchObject({
      mode: 'payment',
      customer_email: 'jana@example.org',
      'line_items[0][price_data][unit_amount]': '583',
      'line_items[0][price_data][product_data][name]': 'Tarif Plus, 1 Monat',
      'metadata[payment_id]': paymentId,
      'payment_intent_data[setup_future_usage]': 'off_session',
      success_url: `https://lend.example/plan/buchung/${paymentId}/erfolgreich`,
      cancel_url: `https://lend.example/plan/buchung/${paymentId}/abbruch`,
    });
    expect(stripe.asked[0]?.idempotencyKey).toContain(paymentId);
  });

  it('has no checkout page shortly before it expires', async () => {
    const paymentId = await book();
    const later = stripePayments(settings());
    const at = new Date(Date.now() - 23 * 3_600_000).toISOString();
    const rest = {
      userId: jana,
      amount: 583,
      currency: 'EUR',
      locale: 'de',
      what: 'x',
      email: 'x@y.z',
      payer: null,
    } as const;
    expect(await later.pageOf({ ...rest, paymentId, at, purpose: { kind: 'plan', id: jana } }, 'de')).toBeNull();
  });

  it('counts once for session and payment intent events, in any order and repeated', async () => {
    const paymentId = await book();
    const intent = {
      id: 'pi_1',
      metadata: { payment_id: paymentId },
      amount_received: 583,
      currency: 'eur',
      customer: 'cus_jana',
    };
    expect(await tell('payment_intent.succeeded', intent)).toBe('ok');
    for (let time = 0; time < 2; time++) expect(await paid(paymentId)).toBe('ok');
    expect(await planOf()).toBe('plus');
    expect(await movedMoney(paymentId)).toEqual(['PaymentAsked', 'PaymentSettled']);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(1);
  });

  it('requires a valid Stripe signature that is at most minutes old', async () => {
    const paymentId = await book();
    expect(await tell('checkout.session.completed', session(paymentId), { secret: 'whsec_other' })).toBe(
      'signature_wrong',
    );
    expect(await tell('checkout.session.completed', session(paymentId), { at: Date.now() - 3_600_000 })).toBe(
      'signature_wrong',
    );
    const { body, signature } = messageOf('checkout.session.completed', session(paymentId, { amount_total: 1 }));
    expect(await service.tellAsVisitor('providerTold', { body: body.replace(':1,', ':583,'), signature })).toBe(
      'signature_wrong',
    );
    for (const garbage of ['', 't=1,v1=', 't=x', 'v1=aa', ','.repeat(2_000)])
      expect(await service.tellAsVisitor('providerTold', { body: '', signature: garbage })).toBe('signature_wrong');
    expect(await planOf()).toBe('free');
    expect(await movedMoney(paymentId)).toEqual(['PaymentAsked']);
  });

  it('grants nothing for another amount or currency, and records the money', async () => {
    const paymentId = await book();
    await paid(paymentId, { amount_total: 1 });
    await paid(paymentId, { payment_intent: 'pi_2', currency: 'usd' });
    expect(await planOf()).toBe('free');
    expect(await movedMoney(paymentId)).toEqual(['PaymentAsked', ...sentBack, ...sentBack]);
  });

  it('waits for a slow bank, and for another attempt on the page', async () => {
    const paymentId = await book();
    await tell('payment_intent.payment_failed', { id: 'pi_0', metadata: { payment_id: paymentId } });
    await paid(paymentId, { payment_status: 'unpaid' });
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    await service.tick(new Date(Date.parse(service.clock.time) + 3 * 86_400_000).toISOString());
    expect(await statusOf(paymentId)).toBe('pending');
    expect(await service.ask(jana, 'paymentPage', { paymentId, locale: 'de' })).toBeNull();
    await tell('checkout.session.async_payment_succeeded', session(paymentId));
    expect(await statusOf(paymentId)).toBe('paid');
  });

  it('fails when its checkout page expires, and later money grants nothing', async () => {
    const paymentId = await book();
    await tell('checkout.session.expired', session(paymentId));
    expect(await statusOf(paymentId)).toBe('failed');
    await paid(paymentId);
    expect(await movedMoney(paymentId)).toEqual(['PaymentAsked', 'PaymentFailed', ...sentBack]);
    expect(await planOf()).toBe('free');
  });

  it('handles partial refunds in any order, and disputes', async () => {
    const paymentId = idOf('disputed');
    await service.tell(jana, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
    await paid(paymentId);
    const charge = (now: number) => ({
      id: 'ch_1',
      metadata: { payment_id: paymentId },
      currency: 'eur',
      amount_refunded: now,
    });
    await tell('charge.refunded', charge(300), { before: { amount_refunded: 100 } });
    await tell('charge.refunded', charge(100), { before: { amount_refunded: 0 } });
    await tell('charge.refunded', charge(100), { before: { amount_refunded: 0 } });
    const refunds = (await service.store.read(`payment-${paymentId}`)).filter(({ type }) => type === 'PaymentRefunded');
    expect(refunds.map(({ data }) => (data as { amount: number }).amount)).toEqual([200, 100]);
    const other = await tell('charge.dispute.created', { id: 'dp_1', charge: 'ch_1' });
    expect([other, await statusOf(paymentId)]).toEqual(['ok', 'disputed']);
  });

  it('ignores payments of other sellers on the same account', async () => {
    expect(await tell('checkout.session.completed', { ...session(''), metadata: {} })).toBe('ok');
    expect(await tell('invoice.paid', { id: 'in_1' })).toBe('ok');
  });

  it('is recorded without effect if unknown', async () => {
    const paymentId = randomUUID();
    expect(await paid(paymentId)).toBe('ok');
    expect(await movedMoney(paymentId)).toEqual(['PaymentMismatched']);
  });
});

describe('Stripe renewal', () => {
  const toNextTerm = async () => {
    const paymentId = await book();
    await paid(paymentId);
    const { running } = await service.ask(jana, 'plan', {});
    return `${running?.to ?? ''}T12:00:00.000Z`;
  };

  it('is collected once with the previous payment method', async () => {
    const due = await toNextTerm();
    await service.tick(due);
    await service.tick(due);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(2);
    const collected = stripe.asked.filter(({ path }) => path === '/v1/payment_intents');
    expect(collected).toHaveLength(1);
    expect(Object.fromEntries(collected[0]?.form ?? [])).toMatchObject({
      amount: '583',
      customer: 'cus_jana',
      payment_method: 'pm_1',
      off_session: 'true',
    });
  });

  it('is reported when declined, and retried days later', async () => {
    collecting = 'declined';
    const due = await toNextTerm();
    await service.tick(due);
    const failed = service.mails.some(({ subject }) => subject.includes('Plus'));
    expect([failed, await planOf()]).toEqual([true, 'plus']);
    collecting = 'succeeded';
    await service.tick(new Date(Date.parse(due) + 3 * 86_400_000).toISOString());
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(2);
  });

  it('is not collected twice while a bank takes days', async () => {
    const due = await toNextTerm();
    collecting = 'processing';
    for (const days of [0, 3, 7]) await service.tick(new Date(Date.parse(due) + days * 86_400_000).toISOString());
    const collected = stripe.asked.filter(({ path }) => path === '/v1/payment_intents');
    expect(collected).toHaveLength(1);
    const paymentId = collected[0]?.form.get('metadata[payment_id]') ?? '';
    const intent = {
      id: 'pi_renewal',
      metadata: { payment_id: paymentId, collected: 'yes' },
      amount_received: 583,
      currency: 'eur',
    };
    await tell('payment_intent.succeeded', intent);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(2);
  });

  it('resumes once Stripe is back', async () => {
    const due = await toNextTerm();
    collecting = 'away';
    await service.tick(due);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(1);
    collecting = 'succeeded';
    await service.tick(due);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).total).toBe(2);
  });
});

describe('Stripe payment method', () => {
  it('is deleted at Stripe with the account', async () => {
    await paid(await book());
    await service.deleteAccount(jana);
    expect(service.confirmed).toEqual([jana]);
    expect(stripe.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/customers/cus_jana' });
    expect(await service.ask(jana, 'paymentMethod', {})).toEqual({ way: 'stripe', known: false });
  });

  it('is changed on the Stripe page after a first payment', async () => {
    const page = () => service.ask(jana, 'paymentMethodPage', { locale: 'de' });
    expect([await service.ask(jana, 'paymentMethod', {}), await page()]).toEqual([
      { way: 'stripe', known: false },
      null,
    ]);
    await paid(await book());
    expect([await service.ask(jana, 'paymentMethod', {}), await page()]).toEqual([
      { way: 'stripe', known: true },
      'https://billing.stripe.example/portal',
    ]);
    const portal = stripe.asked.find(({ path }) => path.includes('billing_portal'));
    expect(portal?.form.get('return_url')).toBe('https://lend.example/benutzerkonto/zahlungsart');
    expect(await service.ask(idOf('ben'), 'paymentMethodPage', { locale: 'de' })).toBeNull();
  });
});
