import type { Mismatch } from '@lendring/contracts/billing/payment-events.js';
import { settle } from '../payment/decide.js';
import type { Payment } from '../payment/payment.js';
import type { Credit } from './credit.js';
import { referencesIn } from './reference.js';

/**
 * What becomes of money that came: it `pays` what was asked for, is `known` from a statement before, or grants nothing.
 * `none`: no reference of ours stands beside it; `several`: more than one; `unknown`: nobody was asked for it.
 */
export type Outcome = 'pays' | 'known' | Mismatch | 'none' | 'several' | 'unknown';

/** The only reference of ours that stands beside it; else why there is none. */
export const referenceOfCredit = ({ text }: Credit): Readonly<{ reference: string }> | 'none' | 'several' => {
  const [reference, another] = referencesIn(text);
  if (reference === undefined) return 'none';
  return another === undefined ? { reference } : 'several';
};

/** `wanted`: what the payment is for can still be had. */
export const outcomeOf = (
  credit: Credit,
  paymentId: string,
  payment: Payment,
  wanted: boolean,
): Exclude<Outcome, 'none' | 'several' | 'unknown'> => {
  const { reference, amount, currency } = credit;
  const [event] = settle(payment, { paymentId, reference, amount, currency, at: '' }, wanted).events;
  if (!event || event.type === 'PaymentRecognised') return 'known';
  return event.type === 'PaymentMismatched' ? event.data.mismatch : 'pays';
};
