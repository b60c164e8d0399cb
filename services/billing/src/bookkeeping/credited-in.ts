import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, numberOf } from '../invoices/invoice.aggregate.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { invoiceOf } from '../payments/move-money.js';

type Later = Readonly<{ invoiceId: string; number: string }>;

/** Finds the later valid invoice that credits a rest of the payment; null if there is none. */
export const creditedIn = async (
  load: ServiceCore['load'],
  { paymentId, userId }: Readonly<{ paymentId: string; userId: string }>,
): Promise<Later | null> => {
  const { credited } = await load(subscriptionAggregate, userId);
  const later = credited.find((one) => one.paymentId === paymentId);
  if (!later) return null;
  const invoiceId = invoiceOf(later.by);
  const invoice = await load(invoiceAggregate, invoiceId);
  const number = numberOf(invoice);
  return number !== null && invoice.creditNoteId === null ? { invoiceId, number } : null;
};
