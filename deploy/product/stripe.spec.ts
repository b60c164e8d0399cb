import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const SECRET = 'whsec_of_this_test';

/** Fake Stripe API; every payment page has the same URL. */
const startStripe = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    request.resume();
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.example/1' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

describe('paying with Stripe', () => {
  let stripe: Server;
  let product: TestProduct;
  let owner: TestPerson;
  beforeAll(async () => {
    stripe = await startStripe();
    product = await startProduct({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    });
    owner = await product.person('zahlt');
  });
  afterAll(async () => {
    await product.stop();
    stripe.close();
  });

  const post = (body: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${product.config.publicUrl}/v1/payment_webhook/stripe`, { method: 'POST', body, headers });
  const signed = (body: string) => {
    const at = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
    return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${signature}` };
  };

  it('redirects to the Stripe page, and counts once the signed webhook arrives', async () => {
    const body = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    const { payment } = must('bookPlan', await owner.call('bookPlan', { body })).data;
    expect(payment).toMatchObject({ way: 'stripe', status: 'pending', page: 'https://checkout.stripe.example/1' });
    const id = payment?.payment_id ?? '';
    expect((await owner.call('payOnTestPage', { id, body: { outcome: 'paid' } })).failure).toMatchObject({
      msgcode: 'payment_not_found',
    });
    // Stripe formats JSON over several lines: the signature covers the exact bytes.
    const message = JSON.stringify(
      {
        object: 'event',
        type: 'checkout.session.completed',
        data: {
          object: {
            payment_status: 'paid',
            payment_intent: 'pi_1',
            amount_total: 583,
            currency: 'eur',
            customer: 'cus_ü',
            metadata: { payment_id: id },
          },
        },
      },
      null,
      2,
    );
    for (const headers of [{ 'content-type': 'application/json' }, signed(`${message} `)]) {
      const forged = await post(message, headers);
      expect([forged.status, await forged.json()]).toMatchObject([400, { msgcode: 'signature_wrong' }]);
    }
    expect(must('payment', await owner.call('payment', { id })).data.status).toBe('pending');
    const told = await post(message, signed(message));
    expect([told.status, await told.json()]).toEqual([200, { received: true }]);
    expect(must('payment', await owner.call('payment', { id })).data).toMatchObject({ status: 'paid', granted: true });
    expect(must('paymentMethod', await owner.call('paymentMethod')).data).toEqual({ way: 'stripe', known: true });
  });

  it('rejects a body that is not JSON with a reason', async () => {
    expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400);
  });
});
