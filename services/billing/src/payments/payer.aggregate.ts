import type { PayerEvent } from '@lendring/contracts/billing/payments.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type Payer = Readonly<{ payer: string | null }>;

export const payerAggregate: Aggregate<Payer, PayerEvent> = {
  category: 'payer',
  initialState: { payer: null },
  evolve: (_, { data: { payer } }) => ({ payer }),
};
