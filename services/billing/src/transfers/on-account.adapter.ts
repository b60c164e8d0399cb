import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Payments } from '../ports.js';

/**
 * Payment by bank transfer: the operator imports bank statements to report receipts. Nothing is collected, and refunds
 * are manual.
 */
export const paymentsOnAccount = (publicUrl: string): Payments => ({
  way: 'account',
  pageOf: async ({ paymentId }, reader) => `${publicUrl}${pageAddress(reader, '/transfer/$paymentId', { paymentId })}`,
  collect: async () => null,
  giveBack: async () => 'by_hand',
  provider: null,
});
