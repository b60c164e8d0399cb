import type { AddressEvent } from '@lendring/contracts/identity/events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { credentialAggregate, type Credential, type Registered } from './credential.js';

/** To which credential an address leads; null: to the one that is named after it. */
export type Address = Readonly<{ credential: string | null; taken: number }>;

/** Stream `address-<HMAC of the normalised email>`. */
export const addressAggregate: Aggregate<Address, AddressEvent> = {
  category: 'address',
  initialState: { credential: null, taken: 0 },
  evolve: ({ taken }, event) => ({ credential: event.data.credential, taken: taken + 1 }),
};

/** Reads a stream: from the log, or as a command does, which notices when it changes meanwhile. */
export type Load = <State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string) => Promise<State>;

/** Who stands behind an address. */
export type Holder = Readonly<{
  /** The credential that has it, or the one that somebody would get who registers it now. */
  id: string;
  /** Not registered: nobody signs in with it. */
  state: Credential;
  /** Who left it and may still take it back. */
  keptFor: Readonly<{ id: string; state: Registered; change: string }> | null;
}>;

/** @param key the address's key; `at`: now */
export const holderOf = async (load: Load, key: string, at: string): Promise<Holder> => {
  const { credential, taken } = await load(addressAggregate, key);
  const id = credential ?? key;
  const state = await load(credentialAggregate, id);
  if (!state.registered || (state.address ?? id) === key) return { id, state, keptFor: null };
  // Its owner has another one now.
  const move = state.left.findLast((one) => (one.address ?? id) === key && one.until > at);
  return {
    id: `${key}.${taken + 1}`,
    state: credentialAggregate.initialState,
    keptFor: move ? { id, state, change: move.change } : null,
  };
};
