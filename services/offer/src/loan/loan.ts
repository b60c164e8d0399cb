import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { LoanEvent } from '@lendring/contracts/offer/events.js';

/**
 * Stream `loan-<id of the request or block>`: what became of a thing there, as the request service tells it. Only read
 * models ask for it: nothing is decided from it, so nothing is kept.
 */
export const loanAggregate: Aggregate<null, LoanEvent> = { category: 'loan', initialState: null, evolve: () => null };
