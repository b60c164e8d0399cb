import type { Movement } from '@lendring/contracts/billing/commands.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { awayFor, refusedFor, type Called } from '@lendring/platform/base/engine-errors.js';
import { watchEngine, type EngineWatch } from '@lendring/platform/base/engine-watch.js';
import { Stripe } from 'stripe';
import type { PaymentOrder, Payments } from '../ports.js';
import { readTold, toldOfPage } from './told.js';

/** `url`: of another server than Stripe's own, for tests. */
export type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  url: string | null;
  publicUrl: string;
  watch?: EngineWatch;
}>;

/** So long after it was asked for a page can be paid on; a payment is given up an hour later. */
const PAGE_SECONDS = 23 * 3_600;
/** The shortest life of a page at Stripe. */
const SHORTEST_SECONDS = 30 * 60;

const open = ({ secretKey, url }: StripeSettings): Stripe => {
  const app = { appInfo: { name: 'Lendring' }, maxNetworkRetries: 2, timeout: 8_000, telemetry: false };
  if (url === null) return new Stripe(secretKey, app);
  const { hostname: host, port, protocol } = new URL(url);
  return new Stripe(secretKey, { ...app, host, port, protocol: protocol === 'http:' ? 'http' : 'https' });
};

const { errors } = Stripe;

/** Away for now, or a key that Stripe does not take; anything else is a mistake of ours. */
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

/** Back from the page: to the offer's result (spec §2), or that of everything else. */
const resultsOf = ({ paymentId, purpose, locale }: PaymentOrder, publicUrl: string) => {
  const page = (result: 'success' | 'cancelled') =>
    purpose.kind === 'feature'
      ? pageAddress(locale, `/offer/$offerId/booking/$paymentId/${result}`, { offerId: purpose.id, paymentId })
      : pageAddress(locale, '/plan/booking/$paymentId/$result', { paymentId, result });
  return { success_url: `${publicUrl}${page('success')}`, cancel_url: `${publicUrl}${page('cancelled')}` };
};

/**
 * Stripe's Checkout, and its customer portal for the way to pay. No card data touches us: people give it on Stripe's
 * pages, and what comes of it is told by signed webhooks.
 *
 * @throws EngineUnavailable (all but reading a message) when Stripe does not answer, or does not take the key
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
  /** Pages of this process's payments, the latest last: each poll of a page asks for them. */
  const pages = new Map<string, Readonly<{ id: string; url: string }>>();
  const MOST_PAGES = 1_000;

  /** Owner of the payment, by which its messages are known again. */
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
        // Renewals are collected with nobody there.
        payment_intent_data: { setup_future_usage: 'off_session', metadata },
        metadata,
        expires_at: until,
        ...resultsOf(order, publicUrl),
      },
      // However often it is asked for, a payment has one page for whoever pays it.
      { idempotencyKey: `page ${paymentId} ${payer ?? 'new'}` },
    );
    return url ? { id, url } : null;
  };

  /** Pages that another process, or this one before it was restarted, has made for a payment. */
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

  /** Null: nobody has paid on the page. */
  const endOf = async (id: string): Promise<Movement | null> => {
    try {
      await asking(() => stripe.checkout.sessions.expire(id));
      return null;
    } catch (error) {
      // Stripe ends open pages alone.
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
          // Stripe knows them no more: they begin anew.
          if (order.payer !== null && isGone(error)) return makePage({ ...order, payer: null });
          throw error;
        }),
      );
      if (page) {
        pages.set(order.paymentId, page);
        const [oldest] = pages.keys();
        if (pages.size > MOST_PAGES && oldest) pages.delete(oldest);
      }
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
        // A bank takes days; a webhook tells how it ended.
        return status === 'processing' ? { kind: 'underway' } : declined;
      } catch (error) {
        // Declined, or the bank wants the person there.
        if (error instanceof errors.StripeCardError || isGone(error)) return declined;
        throw error;
      }
    },

    async giveBack({ paymentId, reference, amount, currency }) {
      try {
        // Without an amount Stripe gives back what is left, so that a repeat finds nothing, also once the key has expired.
        await asking(() =>
          stripe.refunds.create(
            { payment_intent: reference, metadata: { payment_id: paymentId } },
            { idempotencyKey: `give back ${reference}` },
          ),
        );
        // A webhook notes it.
        return null;
      } catch (error) {
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
        // The operator was quicker at Stripe, perhaps before the money was known here.
        if (error.code === 'charge_already_refunded')
          return { kind: 'went_back', reference: `${reference} back`, amount, currency, of: reference };
        return 'by_hand';
      }
    },

    provider: {
      read: (body, signature) =>
        readTold({ stripe, asking, installation: publicUrl }, webhookSecret, { body, signature }),

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
