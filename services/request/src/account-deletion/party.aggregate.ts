import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { PartyEvent } from '@lendring/contracts/request/account-deletion.js';

export type Party = Readonly<{ left: boolean }>;

export const partyAggregate: Aggregate<Party, PartyEvent> = {
  category: 'party',
  initialState: { left: false },
  evolve: (_, { type }) => ({ left: type === 'PartyLeft' }),
};

type PartyDecision = Decision<readonly PartyEvent[], 'person_leaves'>;

export const leave = ({ left }: Party, userId: string): PartyDecision =>
  decided(left ? [] : [{ type: 'PartyLeft', data: { userId } }]);

export const comeBack = ({ left }: Party, userId: string): PartyDecision =>
  decided(left ? [{ type: 'PartyReturned', data: { userId } }] : []);

export const objectionToParties = (parties: readonly Party[]) =>
  parties.some(({ left }) => left) ? refused('person_leaves') : null;
