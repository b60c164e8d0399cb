import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Payments } from '../ports.js';
import { came } from './test-outcomes.js';

/** Moves no money: whoever pays says on a local page what comes of it, and what is collected always comes. */
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
