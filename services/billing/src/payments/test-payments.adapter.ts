import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Payments } from '../ports.js';
import { came } from './test-outcomes.js';

/** Test provider that moves no money: the payer selects the outcome on a local page, and collections always succeed. */
export const testPayments = (publicUrl: string): Payments => ({
  way: 'test',
  pageOf: async ({ paymentId }, reader) =>
    `${publicUrl}${pageAddress(reader, '/test-payment/$paymentId', { paymentId })}`,
  collect: async (order) => came(order, 1),
  giveBack: async ({ reference, amount, currency }) => ({
    kind: 'went_back',
    reference: `${reference} back`,
    amount,
    currency,
    of: reference,
  }),
  provider: null,
});
