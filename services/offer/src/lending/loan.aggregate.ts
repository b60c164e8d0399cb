import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';

/**
 * Stream `loan-<id of the request or block>`: events of the request service about a loan. Only read models use them, so
 * the state is empty.
 */
export const loanAggregate: Aggregate<null, LoanEvent> = { category: 'loan', initialState: null, evolve: () => null };
