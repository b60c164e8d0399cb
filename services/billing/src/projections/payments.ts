import type { PaymentEvent } from '@lendring/contracts/billing/payment-events.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { owedOf, paymentAggregate, strayOf, strayOwed, type Payment } from '../payment/payment.js';
import { referenceOf } from '../transfer/reference.js';

/** A payment without whom its invoice is for: that is read from the log. */
export type PaymentDocument = Readonly<{
  paymentId: string;
  /** Null: money that nobody asked for. */
  userId: string | null;
  status: Payment['status'];
  askedAt: string | null;
  /** How it is paid; null: nobody asked for it. */
  way: PaymentWay | null;
  /** What stands in a transfer for it. */
  transfer: string;
  /** A bank is at it: it is not given up. */
  underway: boolean;
  /** Money came for it that granted nothing, and has not gone back. */
  unmatched: boolean;
  /** Money of it is to go back, or is on its way back: what granted nothing, or what is owed by hand. */
  owedBack: boolean;
  state: Payment;
}>;

/** The buyer is personal, and the log keeps it. */
const withoutBuyer = (payment: Payment): Payment => ({
  ...payment,
  asked: payment.asked && { ...payment.asked, buyer: null, positions: [] },
  noted: null,
});

export const payments: Projection<PaymentDocument, PaymentEvent> = {
  name: 'payments',
  version: 10,
  prefixes: ['payment-'],
  indexes: [
    [['userId', 1]],
    [
      ['status', 1],
      ['askedAt', -1],
    ],
    [
      ['unmatched', 1],
      ['askedAt', -1],
    ],
    [
      ['owedBack', 1],
      ['askedAt', -1],
    ],
    [['transfer', 1]],
    [
      ['way', 1],
      ['status', 1],
      ['askedAt', -1],
    ],
  ],
  ids: ({ data }) => [data.paymentId],
  evolve(document, event) {
    const { paymentId } = event.data;
    const state = withoutBuyer(paymentAggregate.evolve(document?.state ?? paymentAggregate.initialState, event));
    const { asked, status, underway } = state;
    return {
      paymentId,
      userId: asked?.userId ?? null,
      status,
      askedAt: asked?.at ?? document?.askedAt ?? event.data.at,
      way: asked?.way ?? null,
      transfer: referenceOf(paymentId),
      underway,
      unmatched: strayOf(state).length > 0,
      owedBack: owedOf(state) > 0 || strayOwed(state).length > 0,
      state,
    };
  },
};
