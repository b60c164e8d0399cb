import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import type { Accounts } from './accounts.port.js';
import type { Credentials } from './credential/credentials.js';
import type { OwnCommand } from './credential/own-command.js';
import type { History } from './history/history.port.js';
import type { FullProof } from './owner-proof/full-proof.js';
import type { OwnerProof } from './owner-proof/owner-proof.js';
import type { Passkeys } from './passkeys/passkeys.js';
import type { Passwords } from './password/passwords.port.js';
import type { Sessions } from './sessions/sessions.port.js';

type Commands = ServiceHandlers<typeof identityApi>['commands'];

export type IdentityCommands = Commands &
  Readonly<{
    /**
     * Registers like `register`, and returns the password's fingerprint, with which the browser later proves that it
     * registered.
     */
    registerHere: (
      data: Parameters<Commands['register']>[0],
      context: CommandContext,
    ) => Promise<{ readonly fingerprint: string }>;
    seeNewDevice: (id: string, device: DeviceName, context: CommandContext) => Promise<CommandAnswer>;
    spendCode: (id: string, code: string, device: DeviceName, context: CommandContext) => Promise<CommandAnswer>;
    /** Records that a caller with the right password has mistyped codes up to the limit. */
    noteGuesses: (id: string, device: DeviceName, context: CommandContext) => Promise<CommandAnswer>;
    /** Records the use of a passkey; refused if its counter suggests a copy. */
    notePasskeyUse: (
      id: string,
      used: Readonly<{ passkey: string; counter: number; synced: boolean }>,
      context: CommandContext,
    ) => Promise<CommandAnswer>;
  }>;

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

export type Ports = IdentityOptions &
  Pick<ServiceCore, 'name' | 'commands' | 'store'> &
  Pick<ServicePorts, 'documents'> &
  Readonly<{
    credentials: Credentials;
    asOwner: OwnCommand;
    proveOwner: OwnerProof;
    proveAll: FullProof;
    caughtUp: () => Promise<void>;
  }>;
