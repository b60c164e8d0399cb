import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { accountAggregate, type AccountState } from '../src/account/account.aggregate.js';
import type { AccountDecision } from '../src/account/decide.js';

export const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce(accountAggregate.evolve, accountAggregate.initialState);
export const types = (decision: AccountDecision) =>
  'events' in decision ? decision.events.map((event) => event.type) : decision.refusal.code;
export const email = { email: 'lender@example.org', emailVerified: true };
