import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { builtInSignIn } from '@lendring/contracts/services.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import { whenAnAccountIsDeletedThenErase } from '@lendring/platform/runtime/service/erase-person.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { addressKey } from './credential/address.js';
import { addressAggregate, holderOf, type Holder, type Load } from './credential/address-book.js';
import { credentialAggregate, type Credential } from './credential/credential.js';
import { identityCommands, type IdentityCommands } from './commands.js';
import { createOwnerProof } from './guessing/owner-proof.js';
import type { Passwords } from './guessing/passwords.port.js';
import type { Throttle } from '@lendring/platform/guessing/throttle.js';
import type { Passkeys } from './factors/passkeys.js';
import { factorQueries } from './factors/factor-queries.js';
import { noteChanges } from './policies/note-changes.js';
import { eraseCredential } from './policies/erase-credential.js';
import { endSessions } from './policies/end-sessions.js';
import type { History } from './history/history.port.js';
import type { Accounts } from './policies/accounts.port.js';
import { mailWhatWasAsked } from './policies/mail-what-was-asked.js';
import { tellAccount } from './policies/tell-account.js';
import { whenAnAddressIsTakenBackThenKeysStop } from './policies/when-an-address-is-taken-back-then-keys-stop.js';
import type { Sessions } from './sessions/sessions.port.js';
import { projections } from './projections/all.js';
import { credentialView, type CredentialDocument } from './projections/credentials.js';

export type IdentityOptions = Readonly<{
  mailer: Mailer;
  passwords: Passwords;
  sessions: Sessions;
  history: History;
  forget: (userId: UserId) => void;
  throttle: Throttle;
  addressSecret: Uint8Array;
  tokenSecret: Uint8Array;
  publicUrl: string;
  accounts: Accounts;
  passkeys: Passkeys;
  brand: () => string;
}>;

export type IdentityService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof identityDoor>;
  commands: IdentityCommands;
  /**
   * Loads a credential from the log, because a sign-in must not wait for a read model. Unregistered if the address
   * belongs to another credential.
   */
  load: (id: string) => Promise<Credential>;
  find: (key: string) => Promise<Holder>;
  person: (userId: string) => Promise<CredentialDocument | null>;
}>;

export const identityService = (
  ports: ServicePorts,
  {
    mailer,
    passwords,
    sessions,
    history,
    forget,
    throttle,
    addressSecret,
    tokenSecret,
    publicUrl,
    accounts,
    passkeys,
    brand,
  }: IdentityOptions,
): IdentityService => {
  const core = createServiceCore(builtInSignIn, ports);
  const credentials = core.view(credentialView);

  const none = credentialAggregate.initialState;
  const read: Load = (aggregate, id) => core.load(aggregate, id);
  const load = async (id: string): Promise<Credential> => {
    const state = await read(credentialAggregate, id);
    if (!state.registered) return state;
    // The address was confirmed for another credential first.
    const key = state.address ?? id;
    const { credential } = await read(addressAggregate, key);
    return (credential ?? key) === id ? state : none;
  };
  const own = async (actor: Actor): Promise<Credential> => {
    const id = actor.kind === 'user' ? (await credentials.get(actor.userId))?.address : undefined;
    return id === undefined ? none : load(id);
  };
  const find = (key: string): Promise<Holder> => holderOf(read, key, ports.clock.now());

  const addressOf = async (userId: UserId) => (await credentials.get(userId))?.address ?? null;
  const caughtUp = () => core.caughtUp([credentialView]);

  const { registerHere, seeNewDevice, spendCode, notePasskeyUse, ...doorCommands } = identityCommands({
    commands: core.commands,
    passwords,
    sessions,
    proveOwner: createOwnerProof(passwords, throttle),
    passkeys,
    throttle,
    addressSecret,
    tokenSecret,
    addressOf,
  });

  const factors = factorQueries({ own, tokenSecret, passkeys, brand });
  return {
    core,
    load,
    find,
    commands: { registerHere, seeNewDevice, spendCode, notePasskeyUse, ...doorCommands },
    parts: {
      projections,
      policies: [
        mailWhatWasAsked({ mailer, load, find, tokenSecret, publicUrl, accounts }),
        endSessions(sessions),
        tellAccount(accounts),
        whenAnAddressIsTakenBackThenKeysStop(accounts),
        noteChanges(history),
      ],
      reactions: [
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseCredential({ commands: core.commands, addressOf, forget, caughtUp, store: core.store, mailer }),
          confirm: accounts.confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [],
    },
    handlers: {
      commands: doorCommands,
      queries: {
        emailWanted: async (_, { actor, at }) => {
          const state = await own(actor);
          if (!state.registered || !state.wanted) return null;
          const { email, until } = state.wanted;
          return email !== null && until > at ? { email, until } : null;
        },
        ...factors,
        ownData: async ({ file }, context) => {
          const { actor } = context;
          if (actor.kind !== 'user') return { rows: [], next: null };
          const { passkeys: known, ...secondStep } = await factors.factors({}, context);
          const rows = {
            sign_ins: history.of(actor.userId),
            devices: sessions.of(actor.userId),
            second_step: [secondStep],
            passkeys: known,
          };
          return { rows: [...rows[file]], next: null };
        },
        history: async (_, { actor }) => (actor.kind === 'user' ? [...history.of(actor.userId)] : []),
        sessions: async (_, { actor }) => (actor.kind === 'user' ? [...sessions.of(actor.userId)] : []),
        userOf: async ({ email }, context) => {
          if (context.actor.kind !== 'system') return null;
          const { state } = await find(addressKey(addressSecret, email));
          return state.registered ? state.userId : null;
        },
      },
    },
    person: (userId) => credentials.get(userId),
  };
};
