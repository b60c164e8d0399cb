import { PaymentId } from '@lendring/contracts/billing/payments.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Stripe } from 'stripe';
import type { Told } from '../ports.js';

type Asking = Readonly<{
  stripe: Stripe;
  asking: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
  installation: string;
}>;
type Metadata = Readonly<Record<string, string>> | null | undefined;
type Message = Readonly<{ body: string; signature: string }>;

const idOf = (thing: string | Readonly<{ id: string }> | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Payment id from the metadata; null for other uses of the same Stripe account. */
const paymentOf = (metadata: Metadata): string | null => {
  const { data } = PaymentId.safeParse(metadata?.['payment_id']);
  return data ?? null;
};

/** User from the metadata if this installation requested the payment; installations may share a Stripe account. */
const askedBy = (installation: string, metadata: Metadata): Readonly<{ askedHere?: string }> => {
  const { data } = UserId.safeParse(metadata?.['user_id']);
  return data && metadata?.['installation'] === installation ? { askedHere: data } : {};
};

export const toldOfPage = (
  { metadata, payment_intent: intent, amount_total: amount, currency, customer }: Stripe.Checkout.Session,
  installation: string,
): Told | null => {
  const [paymentId, reference] = [paymentOf(metadata), idOf(intent)];
  if (!paymentId || !reference) return null;
  const movement = {
    kind: 'came',
    reference,
    amount: amount ?? 0,
    currency: currency ?? '',
    ...askedBy(installation, metadata),
  } as const;
  return { paymentId, movement, payer: idOf(customer) };
};

const underway = ({ metadata, customer }: Stripe.Checkout.Session): Told | null => {
  const paymentId = paymentOf(metadata);
  return paymentId ? { paymentId, movement: { kind: 'underway' }, payer: idOf(customer) } : null;
};

const failed = (paymentId: string | null, reason: 'declined' | 'expired'): Told | null =>
  paymentId ? { paymentId, movement: { kind: 'failed', reason }, payer: null } : null;

const cameBy = (intent: Stripe.Charge['payment_intent']): Readonly<{ of?: string }> => {
  const of = idOf(intent);
  return of === null ? {} : { of };
};

const saidAt = ({ created }: Stripe.Event): Readonly<{ saidAt: string }> => ({
  saidAt: new Date(created * 1_000).toISOString(),
});

const toldOfRefund = (event: Stripe.ChargeRefundedEvent): Told | null => {
  const { id, metadata, currency, amount_refunded: now, payment_intent: intent } = event.data.object;
  const before = event.data.previous_attributes?.amount_refunded ?? 0;
  const paymentId = paymentOf(metadata);
  if (!paymentId || now <= before) return null;
  const movement = {
    kind: 'went_back',
    reference: `${id} ${now}`,
    amount: now - before,
    currency,
    ...cameBy(intent),
    ...saidAt(event),
  } as const;
  return { paymentId, movement, payer: null };
};

const chargeOf = async ({ stripe, asking }: Asking, charge: string | Stripe.Charge): Promise<Stripe.Charge> =>
  typeof charge === 'string' ? asking(() => stripe.charges.retrieve(charge)) : charge;

/** Stripe reports failures under several names: `charge.refund.updated` is the older name of `refund.failed`. */
const toldOfFailedRefund = async (
  from: Asking,
  event: Stripe.RefundFailedEvent | Stripe.RefundUpdatedEvent | Stripe.ChargeRefundUpdatedEvent,
): Promise<Told | null> => {
  const { id, charge, status, amount, currency } = event.data.object;
  if (charge === null || (status !== 'failed' && status !== 'canceled')) return null;
  const paid = await chargeOf(from, charge);
  const paymentId = paymentOf(paid.metadata);
  const money = { reference: `${id} failed`, amount, currency, ...cameBy(paid.payment_intent) };
  return paymentId ? { paymentId, movement: { kind: 'refund_failed', ...money, ...saidAt(event) }, payer: null } : null;
};

const toldOfDispute = async (
  from: Asking,
  event: Stripe.ChargeDisputeCreatedEvent | Stripe.ChargeDisputeClosedEvent,
): Promise<Told | null> => {
  const { id, charge, status, amount, currency } = event.data.object;
  const paid = await chargeOf(from, charge);
  const paymentId = paymentOf(paid.metadata);
  if (!paymentId) return null;
  const dispute = { reference: id, ...cameBy(paid.payment_intent) };
  if (event.type === 'charge.dispute.created')
    return { paymentId, movement: { kind: 'disputed', ...dispute }, payer: null };
  // Any status but `lost` is a won dispute, or an inquiry that took no money, so the money stays.
  const movement = { kind: 'dispute_closed', ...dispute, won: status !== 'lost', amount, currency } as const;
  return { paymentId, movement, payer: null };
};

/**
 * Parses a Stripe webhook. The page and the payment intent both report a payment, with the intent's id (`pi_...`) as
 * reference, so that it counts once. Returns `forged` if the signature is wrong or minutes old, null if the event is
 * not relevant.
 */
export const readWebhook = async (
  { stripe, asking, installation }: Asking,
  secret: string,
  { body, signature }: Message,
): Promise<Told | 'forged' | null> => {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    // Treat every parser error as forged: some malformed headers throw other error classes, and the parser has no
    // side effects.
    return 'forged';
  }
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid'
        ? toldOfPage(event.data.object, installation)
        : underway(event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return toldOfPage(event.data.object, installation);
    case 'checkout.session.async_payment_failed':
      return failed(paymentOf(event.data.object.metadata), 'declined');
    case 'checkout.session.expired':
      return failed(paymentOf(event.data.object.metadata), 'expired');
    case 'payment_intent.succeeded': {
      const { id, metadata, amount_received: amount, currency, customer } = event.data.object;
      const paymentId = paymentOf(metadata);
      const asked = askedBy(installation, metadata);
      const movement = { kind: 'came', reference: id, amount, currency, ...asked } as const;
      return paymentId ? { paymentId, movement, payer: idOf(customer) } : null;
    }
    case 'payment_intent.payment_failed': {
      // Report only failed collections, which are final; on a payment page the customer may try again.
      const { metadata } = event.data.object;
      return metadata['collected'] ? failed(paymentOf(metadata), 'declined') : null;
    }
    case 'charge.refunded':
      return toldOfRefund(event);
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return toldOfFailedRefund({ stripe, asking, installation }, event);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return toldOfDispute({ stripe, asking, installation }, event);
    default:
      return null;
  }
};
