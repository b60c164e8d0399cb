import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { Mismatch, PaymentEvent, PaymentFailure, SeenByHand } from '@lendring/contracts/billing/payments.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import { withOfferTitle } from '@lendring/contracts/billing/offer-title.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** Milliseconds until an unpaid booking expires, except for bank transfers. */
export const PATIENCE_MS = DAY_MS;

/** `positions`: with offer titles, for display; `written`: as in the event, without titles. */
type Asked = Readonly<
  Omit<Extract<PaymentEvent, { type: 'PaymentAsked' }>['data'], 'paymentId' | 'positions'> & {
    positions: readonly InvoicePosition[];
    written: readonly InvoicePosition[];
  }
>;

export type Payment = Readonly<{
  status: 'unknown' | 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed';
  underway: boolean;
  failure: PaymentFailure | null;
  asked: Asked | null;
  /** References of known movements, so that no movement counts twice. */
  references: readonly string[];
  /** Reference of the receipt that settled the payment; null if unpaid. */
  settledBy: string | null;
  settledAt: string | null;
  /** True if a bookkeeper has recorded the receipt and no bank statement has confirmed it yet. */
  seenByHand: boolean;
  noted: SeenByHand | null;
  /** Cents refunded; negative if a refund failed before it was reported. */
  refunded: number;
  owedBack: boolean;
  /** Refunds ordered from the provider and not reported yet. `of`: reference of the receipt. */
  ordered: readonly Readonly<{ of: string; at: string }>[];
  /** Cents whose refund failed and which must be refunded manually. */
  bounced: number;
  bouncedAt: readonly string[];
  failedAt: string | null;
  remindedAt: string | null;
  /** Stray money: receipts that granted nothing. */
  mismatches: readonly Readonly<{
    reference: string;
    at: string;
    bookedOn: string | undefined;
    mismatch: Mismatch;
    amount: number;
    currency: string;
    /** User from whom this installation requested the money, if this log does not contain the payment. */
    askedHere: string | undefined;
    /** Cents refunded; negative when a refund failed before it was reported. */
    returned: number;
  }>[];
}>;

export type Mismatched = Payment['mismatches'][number];

const told = (payment: Payment, ...references: readonly string[]): Payment => ({
  ...payment,
  references: [...new Set([...payment.references, ...references])],
});

export const strayLeft = ({ amount, returned }: Mismatched): number => Math.min(amount, amount - returned);

const returnedOf = ({ mismatches }: Payment, of: string, amount: number): Payment['mismatches'] =>
  mismatches.map((one) => (one.reference === of ? { ...one, returned: one.returned + amount } : one));

const ordersBut = ({ ordered }: Payment, of: string | null): Payment['ordered'] =>
  ordered.filter((one) => one.of !== of);

export const endOfDispute = (reference: string): string => `${reference} closed`;

/** Drops partial receipts that add up to the full amount, because a bookkeeper has recorded them as one. */
const withoutParts = ({ asked, mismatches }: Payment): Payment['mismatches'] => {
  const isPart = ({ mismatch, returned }: Mismatched) => mismatch === 'amount' && returned === 0;
  const sum = mismatches.filter(isPart).reduce((total, { amount }) => total + amount, 0);
  return sum === asked?.amount ? mismatches.filter((one) => !isPart(one)) : mismatches;
};

const evolve = (payment: Payment, { type, data }: PaymentEvent): Payment => {
  switch (type) {
    case 'PaymentAsked': {
      const { paymentId: _, ...asked } = data;
      const { positions: written, offerTitle, locale } = asked;
      const positions = withOfferTitle(written, offerTitle, locale);
      return { ...payment, status: 'pending', asked: { ...asked, positions, written } };
    }
    case 'PaymentUnderway':
      return { ...payment, underway: true };
    case 'PaymentSettled':
      return {
        ...told(payment, data.reference),
        status: 'paid',
        underway: false,
        settledBy: data.reference,
        settledAt: data.at,
        seenByHand: data.byHand !== undefined,
        noted: data.byHand ?? null,
        mismatches: data.byHand ? withoutParts(payment) : payment.mismatches,
      };
    case 'PaymentRecognised':
      return { ...told(payment, data.reference), seenByHand: false };
    case 'PaymentReminded':
      return { ...payment, remindedAt: data.at };
    case 'PaymentFailed':
      return { ...payment, status: 'failed', underway: false, failure: data.reason, failedAt: data.at };
    case 'PaymentMismatched': {
      const { reference, at, bookedOn, mismatch, amount, currency, askedHere } = data;
      const one = { reference, at, bookedOn, mismatch, amount, currency, askedHere, returned: 0 };
      return { ...told(payment, reference), mismatches: [...payment.mismatches, one] };
    }
    case 'PaymentCleared': {
      const mismatches = payment.mismatches.map((one) =>
        one.reference === data.of ? { ...one, returned: one.amount } : one,
      );
      return { ...payment, mismatches };
    }
    case 'PaymentOwedBack':
      return { ...payment, owedBack: true };
    case 'PaymentRefundOrdered':
      return { ...payment, ordered: [...ordersBut(payment, data.of), { of: data.of, at: data.at }] };
    case 'PaymentRefundRefused':
      return { ...payment, ordered: ordersBut(payment, data.of) };
    case 'PaymentRefunded': {
      const refunded = payment.refunded + data.amount;
      // The failure of a refund can arrive before the refund itself; its cents are already owed again.
      const late = Math.min(data.amount, Math.max(0, -payment.refunded));
      const isWhole = refunded >= (payment.asked?.amount ?? 0);
      return {
        ...told(payment, data.reference),
        status: isWhole ? 'refunded' : payment.status,
        refunded,
        owedBack: payment.owedBack && !isWhole,
        // An order covers all that is left, so only a full refund completes it.
        ordered: isWhole ? ordersBut(payment, payment.settledBy) : payment.ordered,
        bounced: Math.max(0, payment.bounced - data.amount + late),
      };
    }
    case 'PaymentReturned': {
      const mismatches = returnedOf(payment, data.of, data.amount);
      const isWhole = mismatches.every((one) => one.reference !== data.of || strayLeft(one) <= 0);
      const ordered = isWhole ? ordersBut(payment, data.of) : payment.ordered;
      return { ...told(payment, data.reference), mismatches, ordered };
    }
    case 'PaymentRefundFailed': {
      const { reference, of, amount, saidAt } = data;
      const noted = { ...told(payment, reference), bouncedAt: [...payment.bouncedAt, ...(saidAt ? [saidAt] : [])] };
      if (of !== undefined) return { ...noted, mismatches: returnedOf(payment, of, -amount) };
      return {
        ...noted,
        status: payment.status === 'refunded' ? 'paid' : payment.status,
        refunded: payment.refunded - amount,
        bounced: payment.bounced + amount,
      };
    }
    case 'PaymentDisputed':
      return { ...told(payment, data.reference), status: 'disputed' };
    case 'PaymentDisputeClosed':
      return {
        ...told(payment, data.reference, endOfDispute(data.reference)),
        status: payment.status === 'disputed' && data.of === undefined ? 'paid' : payment.status,
      };
  }
};

export const paymentAggregate: Aggregate<Payment, PaymentEvent> = {
  category: 'payment',
  initialState: {
    status: 'unknown',
    underway: false,
    failure: null,
    asked: null,
    references: [],
    settledBy: null,
    settledAt: null,
    seenByHand: false,
    noted: null,
    refunded: 0,
    owedBack: false,
    ordered: [],
    bounced: 0,
    bouncedAt: [],
    failedAt: null,
    remindedAt: null,
    mismatches: [],
  },
  evolve,
};

/** Cents of the settled payment not refunded yet. */
export const leftOf = ({ asked, settledBy, refunded }: Payment): number =>
  asked && settledBy !== null ? Math.min(asked.amount, asked.amount - refunded) : 0;

/** Cents of the settled payment that must be refunded manually. */
export const owedOf = (payment: Payment): number =>
  payment.owedBack ? leftOf(payment) : Math.min(payment.bounced, leftOf(payment));

export const strayOf = ({ mismatches }: Payment): readonly Mismatched[] =>
  mismatches.filter((one) => strayLeft(one) > 0);

/**
 * Stray money that must be refunded. Excluded: parts of a transfer that is still pending, and money without a known
 * payment that this installation did not request, because it may belong to another system.
 */
export const strayOwed = (payment: Payment): readonly Mismatched[] =>
  strayOf(payment).filter(({ mismatch, askedHere }) =>
    payment.asked
      ? !(payment.asked.way === 'account' && payment.status === 'pending' && mismatch === 'amount')
      : askedHere !== undefined,
  );

/** Period reserved for the provider's refund; afterwards bookkeepers refund manually. */
const ORDER_MS = 7 * DAY_MS;

/**
 * End of the period reserved for the provider's refund of a receipt (null: the one that settled the payment); null if
 * no refund is ordered.
 */
export const orderEndOf = ({ ordered, settledBy }: Payment, of: string | null): string | null => {
  const order = ordered.find((one) => one.of === (of ?? settledBy));
  return order ? new Date(Date.parse(order.at) + ORDER_MS).toISOString() : null;
};

/** True if none of the money has been refunded, is owed back or is disputed. */
export const isKept = (payment: Payment): boolean => {
  const { status, refunded, owedBack, bounced } = payment;
  return status === 'paid' && refunded === 0 && !owedBack && bounced === 0 && orderEndOf(payment, null) === null;
};

export const vatChargedBy = ({ asked }: Payment): VatCase | null =>
  asked?.positions.find(({ net }) => net > 0)?.vat ?? null;
