import type { AddressEvent } from '@lendring/contracts/identity/credential.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { credentialAggregate, type Credential, type Registered } from './credential.aggregate.js';

export type Address = Readonly<{ credential: string | null; taken: number }>;

export const addressAggregate: Aggregate<Address, AddressEvent> = {
  category: 'address',
  initialState: { credential: null, taken: 0 },
  evolve: ({ taken }, event) => ({ credential: event.data.credential, taken: taken + 1 }),
};

/** Loads a state from the log; within a command, with conflict detection. */
export type Load = <State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string) => Promise<State>;

export type Holder = Readonly<{
  /** The holder's id, or the id that a new registration would get. */
  id: string;
  state: Credential;
  /** The former owner, while they can still take the address back. */
  keptFor: Readonly<{ id: string; state: Registered; change: string }> | null;
}>;

export const holderOf = async (load: Load, key: string, at: string): Promise<Holder> => {
  const { credential, taken } = await load(addressAggregate, key);
  const id = credential ?? key;
  const state = await load(credentialAggregate, id);
  if (!state.registered || (state.address ?? id) === key) return { id, state, keptFor: null };
  const move = state.left.findLast((one) => (one.address ?? id) === key && one.until > at);
  return {
    id: `${key}.${taken + 1}`,
    state: credentialAggregate.initialState,
    keptFor: move ? { id, state, change: move.change } : null,
  };
};
