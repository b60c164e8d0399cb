import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { owedOf, paymentAggregate, strayOf, strayOwed, type Payment } from './payment.aggregate.js';
import { referenceOf } from '../transfers/reference.js';

/** A payment without the buyer; queries read the buyer from the log. */
export type PaymentDocument = Readonly<{
  paymentId: string;
  userId: string | null;
  status: Payment['status'];
  askedAt: string | null;
  /** Null for money that was never requested. */
  way: PaymentWay | null;
  transfer: string;
  underway: boolean;
  unmatched: boolean;
  /** True if a refund of stray money or a manual refund is due or in progress. */
  owedBack: boolean;
  state: Payment;
}>;

/** Buyers are personal data and stay in the log only. */
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
