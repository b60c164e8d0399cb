import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { builtInSignIn } from '@lendring/contracts/services.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { addressKey } from './credential/address.js';
import { credentialAggregate, type Credential } from './credential/credential.js';
import { identityCommands, type IdentityCommands } from './commands.js';
import { createOwnerProof } from './guessing/owner-proof.js';
import type { Passwords } from './guessing/passwords.port.js';
import type { Throttle } from './guessing/throttle.js';
import { endSessions } from './policies/end-sessions.js';
import { mailWhatWasAsked } from './policies/mail-what-was-asked.js';
import type { Sessions } from './sessions/sessions.port.js';
import { projections } from './projections/all.js';
import { credentialView, type CredentialDocument } from './projections/credentials.js';

export type IdentityOptions = Readonly<{
  mailer: Mailer;
  passwords: Passwords;
  sessions: Sessions;
  throttle: Throttle;
  addressSecret: Uint8Array;
  tokenSecret: Uint8Array;
  publicUrl: string;
}>;

export type IdentityService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof identityDoor>;
  /** For the provider's own pages: the door's commands, and what those need besides. */
  commands: IdentityCommands;
  /** Loads one credential from the log: sign-in never waits for a read model. */
  load: (address: string) => Promise<Credential>;
  person: (userId: string) => Promise<CredentialDocument | null>;
}>;

/** The identity service without Nest and HTTP. */
export const identityService = (
  ports: ServicePorts,
  { mailer, passwords, sessions, throttle, addressSecret, tokenSecret, publicUrl }: IdentityOptions,
): IdentityService => {
  const core = createServiceCore(builtInSignIn, ports);
  const credentials = core.view(credentialView);

  const load = (address: string): Promise<Credential> => core.load(credentialAggregate, address);

  const { registerHere, ...doorCommands } = identityCommands({
    commands: core.commands,
    passwords,
    sessions,
    proveOwner: createOwnerProof(passwords, throttle),
    addressSecret,
    tokenSecret,
    addressOf: async (userId) => (await credentials.get(userId))?.address ?? null,
  });

  return {
    core,
    load,
    commands: { registerHere, ...doorCommands },
    parts: {
      projections,
      policies: [mailWhatWasAsked({ mailer, load, tokenSecret, publicUrl }), endSessions(sessions)],
      reactions: [],
      clockPolicies: [],
    },
    handlers: {
      commands: doorCommands,
      queries: {
        sessions: async (_, { actor }) => (actor.kind === 'user' ? [...sessions.of(actor.userId)] : []),
        userOf: async ({ email }, context) => {
          if (context.actor.kind !== 'system') return null;
          const state = await load(addressKey(addressSecret, email));
          return state.registered ? state.userId : null;
        },
      },
    },
    person: (userId) => credentials.get(userId),
  };
};
