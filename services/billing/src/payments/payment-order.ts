import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { payerAggregate } from './payer.aggregate.js';
import type { Payment } from './payment.aggregate.js';
import type { PaymentOrder } from '../ports.js';

/** The payment request for the provider; null if the payer's account is deleted. */
export const orderOf = async (
  load: ServiceCore['load'],
  paymentId: string,
  asked: NonNullable<Payment['asked']>,
): Promise<PaymentOrder | null> => {
  const { userId, amount, currency, locale, at, purpose, positions, buyer } = asked;
  if (!buyer) return null;
  const { payer } = await load(payerAggregate, userId);
  const what = positions.map(({ text }) => text).join(', ');
  return { paymentId, userId, amount, currency, locale, at, purpose, what, email: buyer.email, payer };
};
