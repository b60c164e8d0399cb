import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { addressAggregate, holderOf, type Holder, type Load } from './address.aggregate.js';
import { credentialAggregate, type Credential } from './credential.aggregate.js';
import type { CredentialDocument } from './projection.js';

export type Credentials = Readonly<{
  /**
   * Loads a credential from the log, because a sign-in must not wait for a read model. Unregistered if the address
   * belongs to another credential.
   */
  load: (id: string) => Promise<Credential>;
  /** The caller's credential; unregistered if there is none. */
  own: (actor: Actor) => Promise<Credential>;
  find: (key: string) => Promise<Holder>;
  person: (userId: string) => Promise<CredentialDocument | null>;
  /** Id of a user's credential. */
  addressOf: (userId: UserId) => Promise<string | null>;
}>;

export const createCredentials = (
  core: Pick<ServiceCore, 'load'>,
  documents: Pick<View<CredentialDocument>, 'get'>,
  clock: Clock,
): Credentials => {
  const none = credentialAggregate.initialState;
  const read: Load = (aggregate, id) => core.load(aggregate, id);
  const load = async (id: string): Promise<Credential> => {
    const state = await read(credentialAggregate, id);
    if (!state.registered) return state;
    // Treat the credential as unregistered if its address was confirmed for another credential first.
    const key = state.address ?? id;
    const { credential } = await read(addressAggregate, key);
    return (credential ?? key) === id ? state : none;
  };
  return {
    load,
    own: async (actor) => {
      const id = actor.kind === 'user' ? (await documents.get(actor.userId))?.address : undefined;
      return id === undefined ? none : load(id);
    },
    find: (key) => holderOf(read, key, clock.now()),
    person: (userId) => documents.get(userId),
    addressOf: async (userId) => (await documents.get(userId))?.address ?? null,
  };
};
