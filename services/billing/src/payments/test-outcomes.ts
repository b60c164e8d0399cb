import type { Movement, TestOutcome } from '@lendring/contracts/billing/payments.js';
import type { PaymentOrder } from '../ports.js';

type Amount = Pick<PaymentOrder, 'paymentId' | 'amount' | 'currency'>;

export const came = ({ paymentId, amount, currency }: Amount, time: number): Movement => ({
  kind: 'came',
  reference: `test ${paymentId} ${time}`,
  amount,
  currency,
});

export const movementsOf = (outcome: TestOutcome, order: Amount): readonly Movement[] => {
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
