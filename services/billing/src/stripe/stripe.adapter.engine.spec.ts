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

describeEngine('stripe', 'what we ask of Stripe', (url) => {
  const payments = stripePayments({
    secretKey: 'sk_test_lendring',
    webhookSecret: 'whsec_test',
    url,
    publicUrl: 'https://lend.example',
  });

  it('is a page to pay on, for somebody new and for somebody known', async () => {
    for (const payer of [null, 'cus_jana'])
      expect(await payments.pageOf(order({ payer }), 'nl')).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  });

  it('is a renewal collected with nobody there', async () => {
    expect(await payments.collect(order({ payer: 'cus_jana' }))).toEqual({ kind: 'failed', reason: 'declined' });
  });

  it('is the page on which one changes how one pays, and to forget it', async () => {
    expect(await payments.provider?.methodPage('cus_jana', 'https://lend.example/', 'de')).toMatch(/^https:/);
    await expect(payments.provider?.forget('cus_jana')).resolves.toBeUndefined();
  });
});
