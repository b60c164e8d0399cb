import type { Movement, TestOutcome } from '@lendring/contracts/billing/commands.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { PaymentOrder, Payments } from '../ports.js';

const came = ({ paymentId, amount, currency }: PaymentOrder, time: number): Movement => ({
  kind: 'came',
  reference: `test ${paymentId} ${time}`,
  amount,
  currency,
});

/** Moves no money: whoever pays says on a local page what comes of it, and what is collected always comes. */
export const testPayments = (publicUrl: string): Payments => ({
  way: 'test',
  pageOf: async ({ paymentId, locale }) =>
    `${publicUrl}${pageAddress(locale, '/test-payment/$paymentId', { paymentId })}`,
  collect: async (order) => came(order, 1),
});

/** What a real provider would tell, in that order. */
export const movementsOf = (outcome: TestOutcome, order: PaymentOrder): readonly Movement[] => {
  switch (outcome) {
    case 'paid':
      return [came(order, 1)];
    case 'declined':
      return [{ kind: 'failed', reason: 'declined' }];
    case 'twice':
      return [came(order, 1), came(order, 1), came(order, 2)];
    case 'late':
      return [{ kind: 'failed', reason: 'abandoned' }, came(order, 1)];
  }
};
