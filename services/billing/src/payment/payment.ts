import type { PaymentEvent, PaymentFailure } from '@lendring/contracts/billing/payment-events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** So long somebody may take to pay what they have booked, in any way but by transfer. */
export const PATIENCE_MS = 24 * 3_600_000;

export type Payment = Readonly<{
  status: 'unknown' | 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed';
  /** A bank is at it. */
  underway: boolean;
  /** Why it failed; null: it did not. */
  failure: PaymentFailure | null;
  asked: Omit<Extract<PaymentEvent, { type: 'PaymentAsked' }>['data'], 'paymentId'> | null;
  /** Movements that were told of; none counts twice. */
  references: readonly string[];
  /** The movement that settled it; null: none has. */
  settledBy: string | null;
  /** In cents. */
  refunded: number;
}>;

const told = (payment: Payment, reference: string): Payment => ({
  ...payment,
  references: [...payment.references, reference],
});

const evolve = (payment: Payment, { type, data }: PaymentEvent): Payment => {
  switch (type) {
    case 'PaymentAsked': {
      const { paymentId: _, ...asked } = data;
      return { ...payment, status: 'pending', asked };
    }
    case 'PaymentUnderway':
      return { ...payment, underway: true };
    case 'PaymentSettled':
      return { ...told(payment, data.reference), status: 'paid', underway: false, settledBy: data.reference };
    case 'PaymentFailed':
      return { ...payment, status: 'failed', underway: false, failure: data.reason };
    case 'PaymentMismatched':
      return told(payment, data.reference);
    case 'PaymentRefunded':
      return { ...told(payment, data.reference), status: 'refunded', refunded: payment.refunded + data.amount };
    case 'PaymentDisputed':
      return { ...told(payment, data.reference), status: 'disputed' };
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
    refunded: 0,
  },
  evolve,
};
