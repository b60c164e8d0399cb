import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { builtInSignIn } from '@lendring/contracts/services.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { credential } from './credential/capability.js';
import { createCredentials, type Credentials } from './credential/credentials.js';
import { createOwnCommand } from './credential/own-command.js';
import { credentialView } from './credential/projection.js';
import { emailChange } from './email-change/capability.js';
import { signInHistory } from './history/capability.js';
import { mails } from './mails/capability.js';
import { ownerProof } from './owner-proof/capability.js';
import { createFullProof } from './owner-proof/full-proof.js';
import { createOwnerProof } from './owner-proof/owner-proof.js';
import { ownPasskeys } from './passkeys/capability.js';
import { ownPassword } from './password/capability.js';
import type { IdentityCommands, IdentityOptions, Ports } from './ports.js';
import { projections } from './projections.js';
import { registration } from './registration/capability.js';
import { secondStep } from './second-step/capability.js';
import { openSessions } from './sessions/capability.js';

export type IdentityService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof identityApi>;
  commands: IdentityCommands;
}> &
  Pick<Credentials, 'load' | 'find' | 'person'>;

export const identityService = (ports: ServicePorts, options: IdentityOptions): IdentityService => {
  const core = createServiceCore(builtInSignIn, ports);
  const credentials = createCredentials(core, core.view(credentialView), ports.clock);
  const proveOwner = createOwnerProof(options.passwords, options.throttle);
  const deps: Ports = {
    ...options,
    name: core.name,
    commands: core.commands,
    store: core.store,
    documents: ports.documents,
    credentials,
    asOwner: createOwnCommand(core.commands, credentials.addressOf),
    proveOwner,
    proveAll: createFullProof(proveOwner, options.throttle),
    caughtUp: () => core.caughtUp([credentialView]),
  };
  const can = {
    credential: credential(deps),
    registration: registration(deps),
    mails: mails(deps),
    password: ownPassword(deps),
    sessions: openSessions(deps),
    emailChange: emailChange(deps),
    ownerProof: ownerProof(deps),
    secondStep: secondStep(deps),
    passkeys: ownPasskeys(deps),
    history: signInHistory(deps),
    accountDeletion: accountDeletion(deps),
  };
  const commands: IdentityCommands = {
    ...can.registration.commands,
    ...can.password.commands,
    ...can.sessions.commands,
    ...can.emailChange.commands,
    ...can.ownerProof.commands,
    ...can.secondStep.commands,
    ...can.passkeys.commands,
    ...can.history.commands,
  };
  // The service API omits commands that only the sign-in pages call.
  const { registerHere, seeNewDevice, spendCode, noteGuesses, notePasskeyUse, ...apiCommands } = commands;
  const { load, find, person } = credentials;
  return {
    core,
    load,
    find,
    person,
    commands,
    parts: { projections, ...joinBackground(Object.values(can)) },
    handlers: {
      commands: apiCommands,
      queries: {
        ...can.credential.queries,
        ...can.sessions.queries,
        ...can.emailChange.queries,
        ...can.secondStep.queries,
        ...can.passkeys.queries,
        ...can.history.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
