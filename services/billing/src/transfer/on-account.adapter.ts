import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Payments } from '../ports.js';

/**
 * People transfer what they book; the operator says by importing the statements of the bank what has come. Nothing is
 * collected, and what goes back is transferred by hand.
 */
export const paymentsOnAccount = (publicUrl: string): Payments => ({
  way: 'account',
  pageOf: async ({ paymentId }, reader) => `${publicUrl}${pageAddress(reader, '/transfer/$paymentId', { paymentId })}`,
  collect: async () => null,
  giveBack: async () => 'by_hand',
  provider: null,
});
