import type { InvoicePosition } from '@lendring/contracts/billing/invoice-events.js';
import type { Mismatch, PaymentEvent, PaymentFailure, SeenByHand } from '@lendring/contracts/billing/payment-events.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import { withOfferTitle } from '@lendring/contracts/billing/offer-title.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** So long somebody may take to pay what they have booked, in any way but by transfer. */
export const PATIENCE_MS = 24 * 3_600_000;

/** `positions`: as they are read; `written`: as the event has them, without a title. */
type Asked = Readonly<
  Omit<Extract<PaymentEvent, { type: 'PaymentAsked' }>['data'], 'paymentId' | 'positions'> & {
    positions: readonly InvoicePosition[];
    written: readonly InvoicePosition[];
  }
>;

export type Payment = Readonly<{
  status: 'unknown' | 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed';
  /** A bank is at it. */
  underway: boolean;
  /** Why it failed; null: it did not. */
  failure: PaymentFailure | null;
  asked: Asked | null;
  /** Movements that were told of; none counts twice. */
  references: readonly string[];
  /** The movement that settled it; null: none has. */
  settledBy: string | null;
  /** When it was; null: it is not. */
  settledAt: string | null;
  /** A bookkeeper marked it as paid, and no line of a statement has told of that money yet. */
  seenByHand: boolean;
  /** What that bookkeeper noted; null: nobody marked it. */
  noted: SeenByHand | null;
  /** In cents; below zero where a refund failed before it was told of. */
  refunded: number;
  /** It is to go back by hand, and has not yet. */
  owedBack: boolean;
  /** Refunds that the provider was asked for and has not reported yet. `of`: the movement by which the money came. */
  ordered: readonly Readonly<{ of: string; at: string }>[];
  /** Cents of it whose refund failed: they are to go back by hand. */
  bounced: number;
  /** When refunds failed, as the provider says. */
  bouncedAt: readonly string[];
  /** When it was given up; null: it was not. */
  failedAt: string | null;
  /** When whoever is to transfer it was reminded last; null: never. */
  remindedAt: string | null;
  /** Money that came and granted nothing. */
  mismatches: readonly Readonly<{
    /** The movement by which it came. */
    reference: string;
    at: string;
    /** Of the bank, where it is known. */
    bookedOn: string | undefined;
    mismatch: Mismatch;
    amount: number;
    currency: string;
    /** The account that this installation asked for it, where the payment itself is missing in this log. */
    askedHere: string | undefined;
    /** The part that has gone back; below zero where a refund failed before it was told of. */
    returned: number;
  }>[];
}>;

export type Mismatched = Payment['mismatches'][number];

const told = (payment: Payment, ...references: readonly string[]): Payment => ({
  ...payment,
  references: [...new Set([...payment.references, ...references])],
});

/** Cents of money that granted nothing which have not gone back. */
export const strayLeft = ({ amount, returned }: Mismatched): number => Math.min(amount, amount - returned);

/** The same with money of one movement that went back, or came back where it is negative. */
const returnedOf = ({ mismatches }: Payment, of: string, amount: number): Payment['mismatches'] =>
  mismatches.map((one) => (one.reference === of ? { ...one, returned: one.returned + amount } : one));

/** Orders without the one for money that came by a movement. */
const ordersBut = ({ ordered }: Payment, of: string | null): Payment['ordered'] =>
  ordered.filter((one) => one.of !== of);

/** Names the end of a dispute among the movements. */
export const endOfDispute = (reference: string): string => `${reference} closed`;

/** Money that granted nothing, without parts that came to the whole amount: those a bookkeeper saw together. */
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
      // Failed before it was told of: what failed is owed by hand already.
      const late = Math.min(data.amount, Math.max(0, -payment.refunded));
      // A part leaves the payment as it was: the rest of the money is still here.
      const isWhole = refunded >= (payment.asked?.amount ?? 0);
      return {
        ...told(payment, data.reference),
        status: isWhole ? 'refunded' : payment.status,
        refunded,
        owedBack: payment.owedBack && !isWhole,
        // An order is for all that is left: a part was given back before it.
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

/** Stream `payment-<paymentId>`: money that was asked for, and what is certain of it. */
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

/** Cents of the money that settled a payment which have not gone back. */
export const leftOf = ({ asked, settledBy, refunded }: Payment): number =>
  asked && settledBy !== null ? Math.min(asked.amount, asked.amount - refunded) : 0;

/** Cents of the money that settled a payment which are to go back by hand. */
export const owedOf = (payment: Payment): number =>
  payment.owedBack ? leftOf(payment) : Math.min(payment.bounced, leftOf(payment));

/** Money that granted nothing and has not gone back as a whole. */
export const strayOf = ({ mismatches }: Payment): readonly Mismatched[] =>
  mismatches.filter((one) => strayLeft(one) > 0);

/**
 * Stray money that has to go back. The rest of a transfer may follow a part of it, as long as the transfer is awaited;
 * money of a payment missing in this log may be another system's, unless this installation asked for it.
 */
export const strayOwed = (payment: Payment): readonly Mismatched[] =>
  strayOf(payment).filter(({ mismatch, askedHere }) =>
    payment.asked
      ? !(payment.asked.way === 'account' && payment.status === 'pending' && mismatch === 'amount')
      : askedHere !== undefined,
  );

/** Time in which the provider alone is asked for a refund; bookkeepers send the money after it. */
const ORDER_MS = 7 * 24 * 3_600_000;

/**
 * End of the time in which the provider alone gives back money that came by a movement (null: the one that settled the
 * payment); null: it was not asked to.
 */
export const orderEndOf = ({ ordered, settledBy }: Payment, of: string | null): string | null => {
  const order = ordered.find((one) => one.of === (of ?? settledBy));
  return order ? new Date(Date.parse(order.at) + ORDER_MS).toISOString() : null;
};

/** Whether what was paid is still here: nothing of it has gone back, is to, or was taken back through a bank. */
export const isKept = (payment: Payment): boolean => {
  const { status, refunded, owedBack, bounced } = payment;
  return status === 'paid' && refunded === 0 && !owedBack && bounced === 0 && orderEndOf(payment, null) === null;
};

/** The VAT that a payment charged for what it booked; null: it booked nothing that is known. */
export const vatChargedBy = ({ asked }: Payment): VatCase | null =>
  asked?.positions.find(({ net }) => net > 0)?.vat ?? null;
