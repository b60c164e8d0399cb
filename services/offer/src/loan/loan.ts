import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { LoanEvent } from '@lendring/contracts/offer/events.js';

/**
 * Stream `loan-<id of the request or block>`: what the request service published about a loan. Only read models use it;
 * no decision depends on it, so its state is empty.
 */
export const loanAggregate: Aggregate<null, LoanEvent> = { category: 'loan', initialState: null, evolve: () => null };
