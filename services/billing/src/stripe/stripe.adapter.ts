import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { Movement } from '@lendring/contracts/billing/payments.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { awayFor, refusedFor, type Called } from '@lendring/platform/base/engine-errors.js';
import { watchEngine, type EngineWatch } from '@lendring/platform/base/engine-watch.js';
import { Stripe } from 'stripe';
import type { PaymentOrder, Payments } from '../ports.js';
import { readWebhook, toldOfPage } from './webhook.js';

/** `url`: a test server that replaces Stripe; null for Stripe itself. */
export type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  url: string | null;
  publicUrl: string;
  watch?: EngineWatch;
}>;

/** Lifetime of a payment page; the payment itself expires an hour later. */
const PAGE_SECONDS = 23 * 3_600;
const SHORTEST_SECONDS = 30 * 60;

const open = ({ secretKey, url }: StripeSettings): Stripe => {
  const app = { appInfo: { name: 'Lendring' }, maxNetworkRetries: 2, timeout: 8_000, telemetry: false };
  if (url === null) return new Stripe(secretKey, app);
  const { hostname: host, port, protocol } = new URL(url);
  return new Stripe(secretKey, { ...app, host, port, protocol: protocol === 'http:' ? 'http' : 'https' });
};

const { errors } = Stripe;

/** Network errors and a rejected key mean "unavailable"; any other error is a bug. */
const meaningOf = (called: Called, error: unknown): unknown => {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return refusedFor(called, error);
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError;
  return isAway ? awayFor(called, error) : error;
};

const isGone = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Return URLs after payment: the offer's result page (spec §2), or the common result page of all other purchases. */
const resultsOf = ({ paymentId, purpose, locale }: PaymentOrder, publicUrl: string) => {
  const page = (result: 'success' | 'cancelled') =>
    purpose.kind === 'feature'
      ? pageAddress(locale, `/offer/$offerId/booking/$paymentId/${result}`, { offerId: purpose.id, paymentId })
      : pageAddress(locale, '/plan/booking/$paymentId/$result', { paymentId, result });
  return { success_url: `${publicUrl}${page('success')}`, cancel_url: `${publicUrl}${page('cancelled')}` };
};

/** Bound of the pages remembered and searched. */
const MOST_PAGES = 1_000;

/**
 * Payments through Stripe Checkout, with Stripe's customer portal for payment methods. No card data reaches the
 * service: customers enter it on Stripe's pages, and signed webhooks report the result.
 *
 * @throws EngineUnavailable (except when parsing a webhook) when Stripe does not answer or rejects the key
 */
export const stripePayments = (settings: StripeSettings): Payments => {
  const { publicUrl, webhookSecret } = settings;
  const stripe = open(settings);
  const called: Called = { engine: 'payment provider', name: 'Stripe', settings: 'STRIPE_SECRET_KEY' };
  const { call } = settings.watch ?? watchEngine(called.engine, { at: 'Stripe' });
  const asking = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    call(() =>
      ask().catch((error: unknown) => {
        throw meaningOf(called, error);
      }),
    );
  /** Recent payment pages, the latest last, cached because a polling client requests its page repeatedly. */
  const pages = lruMap<string, Readonly<{ id: string; url: string }>>(MOST_PAGES);

  const noted = ({ paymentId, userId }: PaymentOrder) => ({
    payment_id: paymentId,
    user_id: userId,
    installation: publicUrl,
  });

  const makePage = async (order: PaymentOrder): Promise<Readonly<{ id: string; url: string }> | null> => {
    const { paymentId, userId, amount, currency, what, email, payer, locale, at } = order;
    const until = Math.floor(Date.parse(at) / 1_000) + PAGE_SECONDS;
    if (until - Date.now() / 1_000 < SHORTEST_SECONDS) return null;
    const metadata = noted(order);
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale,
        ...(payer ? { customer: payer } : { customer_creation: 'always', customer_email: email }),
        client_reference_id: userId,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: what } },
          },
        ],
        payment_intent_data: { setup_future_usage: 'off_session', metadata },
        metadata,
        expires_at: until,
        ...resultsOf(order, publicUrl),
      },
      // Idempotency key: one page per payment and payer.
      { idempotencyKey: `page ${paymentId} ${payer ?? 'new'}` },
    );
    return url ? { id, url } : null;
  };

  /** Lists Stripe's pages of a payment, including pages created by another process or before a restart. */
  const pagesOf = async (paymentId: string, at: string): Promise<readonly string[]> => {
    const since = { created: { gte: Math.floor(Date.parse(at) / 1_000) }, limit: 100 };
    const found: string[] = [];
    let seen = 0;
    for await (const { id, metadata } of stripe.checkout.sessions.list(since)) {
      if (metadata?.['payment_id'] === paymentId) found.push(id);
      seen += 1;
      if (seen === MOST_PAGES) break;
    }
    return found;
  };

  const endOf = async (id: string): Promise<Movement | null> => {
    try {
      await asking(() => stripe.checkout.sessions.expire(id));
      return null;
    } catch (error) {
      // Stripe can only expire open pages, so this page was paid or has expired.
      if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
      const page = await asking(() => stripe.checkout.sessions.retrieve(id));
      if (page.status !== 'complete') return null;
      return (page.payment_status === 'paid' && toldOfPage(page, publicUrl)?.movement) || { kind: 'underway' };
    }
  };

  const wayOf = async (payer: string): Promise<string | null> => {
    const customer = await stripe.customers.retrieve(payer);
    if (customer.deleted) return null;
    const preset = customer.invoice_settings.default_payment_method;
    if (preset) return typeof preset === 'string' ? preset : preset.id;
    const { data } = await stripe.customers.listPaymentMethods(payer, { limit: 1 });
    return data[0]?.id ?? null;
  };

  return {
    way: 'stripe',

    async pageOf(order) {
      const known = pages.get(order.paymentId);
      if (known) return known.url;
      const page = await asking(() =>
        makePage(order).catch((error: unknown) => {
          // Stripe no longer knows the customer; create a new one.
          if (order.payer !== null && isGone(error)) return makePage({ ...order, payer: null });
          throw error;
        }),
      );
      if (page) pages.set(order.paymentId, page);
      return page?.url ?? null;
    },

    async collect(order) {
      const { paymentId, amount, currency, payer, what } = order;
      const declined = { kind: 'failed', reason: 'declined' } as const;
      try {
        const method = payer && (await asking(() => wayOf(payer)));
        if (!payer || !method) return declined;
        const {
          id,
          status,
          amount_received: received,
        } = await asking(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              customer: payer,
              payment_method: method,
              description: what,
              off_session: true,
              confirm: true,
              metadata: { ...noted(order), collected: 'yes' },
            },
            { idempotencyKey: `collect ${paymentId}` },
          ),
        );
        if (status === 'succeeded') return { kind: 'came', reference: id, amount: received, currency };
        return status === 'processing' ? { kind: 'underway' } : declined;
      } catch (error) {
        // The card was declined, or the bank requires the customer's confirmation.
        if (error instanceof errors.StripeCardError || isGone(error)) return declined;
        throw error;
      }
    },

    async giveBack({ paymentId, reference, amount, currency }) {
      try {
        // Without an amount, Stripe refunds the rest, so a repeat refunds nothing even after the idempotency key has
        // expired.
        await asking(() =>
          stripe.refunds.create(
            { payment_intent: reference, metadata: { payment_id: paymentId } },
            { idempotencyKey: `give back ${reference}` },
          ),
        );
        return null;
      } catch (error) {
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
        // The operator has already refunded the money in Stripe, perhaps before the receipt was recorded here.
        if (error.code === 'charge_already_refunded')
          return { kind: 'went_back', reference: `${reference} back`, amount, currency, of: reference };
        return 'by_hand';
      }
    },

    provider: {
      read: (body, signature) =>
        readWebhook({ stripe, asking, installation: publicUrl }, webhookSecret, { body, signature }),

      async methodPage(payer, back, locale) {
        const { url } = await asking(() =>
          stripe.billingPortal.sessions.create({ customer: payer, return_url: back, locale }),
        );
        return url;
      },

      async endPage({ paymentId, at }) {
        const known = pages.get(paymentId);
        pages.delete(paymentId);
        const ids = known ? [known.id] : await asking(() => pagesOf(paymentId, at));
        const ends = await Promise.all(ids.map(endOf));
        return ends.find((end) => end !== null) ?? null;
      },

      async forget(payer) {
        await asking(() => stripe.customers.del(payer)).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
      },
    },
  };
};
