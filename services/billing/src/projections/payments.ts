import type { PaymentEvent } from '@lendring/contracts/billing/payment-events.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import type { Payment } from '../payment/payment.js';
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
  /** Money came for it that granted nothing. */
  unmatched: boolean;
  /** In cents: what was asked for, and what came of another amount. */
  amount: number;
  parts: number;
  /** Money came that no bookkeeper can have seen as a part: too late, twice, in another currency. */
  apart: boolean;
  /** It is to go back by hand. */
  owedBack: boolean;
}>;

export const payments: Projection<PaymentDocument, PaymentEvent> = {
  name: 'payments',
  version: 6,
  prefixes: ['payment-'],
  indexes: [
    [['userId', 1]],
    [['status', 1]],
    [['unmatched', 1]],
    [['transfer', 1]],
    [['way', 1], ['askedAt', -1], ...carried('status', 'unmatched', 'owedBack')],
  ],
  ids: ({ data }) => [data.paymentId],
  evolve(document, { type, data, at }) {
    const { paymentId } = data;
    if (type === 'PaymentAsked')
      return {
        paymentId,
        userId: data.userId,
        status: 'pending',
        askedAt: data.at,
        way: data.way,
        transfer: referenceOf(paymentId),
        underway: false,
        unmatched: false,
        amount: data.amount,
        parts: 0,
        apart: false,
        owedBack: false,
      };
    const before = document ?? {
      paymentId,
      userId: null,
      status: 'unknown',
      askedAt: at,
      way: null,
      transfer: referenceOf(paymentId),
      underway: false,
      unmatched: false,
      amount: 0,
      parts: 0,
      apart: false,
      owedBack: false,
    };
    switch (type) {
      case 'PaymentUnderway':
        return { ...before, underway: true };
      case 'PaymentSettled':
        return {
          ...before,
          status: 'paid',
          unmatched: data.byHand && before.parts === before.amount ? before.apart : before.unmatched,
        };
      case 'PaymentFailed':
        return { ...before, status: 'failed' };
      case 'PaymentRefunded':
        return { ...before, status: 'refunded', owedBack: false };
      case 'PaymentDisputed':
        return { ...before, status: 'disputed' };
      case 'PaymentMismatched':
        return data.mismatch === 'amount'
          ? { ...before, unmatched: true, parts: before.parts + data.amount }
          : { ...before, unmatched: true, apart: true };
      case 'PaymentOwedBack':
        return { ...before, owedBack: true };
      case 'PaymentRecognised':
      case 'PaymentReminded':
        return before;
    }
  },
};
