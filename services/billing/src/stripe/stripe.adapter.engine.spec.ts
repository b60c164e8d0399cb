import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import type { PaymentOrder } from '../ports.js';
import { stripePayments } from './stripe.adapter.js';

const order = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: randomUUID(),
  userId: randomUUID(),
  amount: 583,
  currency: 'EUR',
  locale: 'nl',
  at: new Date().toISOString(),
  purpose: { kind: 'feature', id: 'k3v9w0m2xa' },
  what: 'Platz ganz oben, 7 Tage',
  email: 'jana@example.org',
  payer: null,
  ...change,
});

describeEngine('stripe', 'Stripe API adapter', (url) => {
  const payments = stripePayments({
    secretKey: 'sk_test_lendring',
    webhookSecret: 'whsec_test',
    url,
    publicUrl: 'https://lend.example',
  });

  it('creates a checkout page for a new and for a known customer', async () => {
    for (const payer of [null, 'cus_jana'])
      expect(await payments.pageOf(order({ payer }), 'nl')).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  });

  it('collects a renewal off-session', async () => {
    expect(await payments.collect(order({ payer: 'cus_jana' }))).toEqual({ kind: 'failed', reason: 'declined' });
  });

  it('creates a page to change the payment method, and deletes the customer', async () => {
    expect(await payments.provider?.methodPage('cus_jana', 'https://lend.example/', 'de')).toMatch(/^https:/);
    await expect(payments.provider?.forget('cus_jana')).resolves.toBeUndefined();
  });
});
