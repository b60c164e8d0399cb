import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';
import { derivedId } from '@lendring/platform/runtime/uuid.js';
import { addressKey } from './credential/address.js';
import { credential, type Credential } from './credential/credential.js';
import * as decide from './credential/decide.js';
import { fingerprintOf, readMailToken } from './credential/mail-token.js';
import type { Passwords } from './guessing/passwords.port.js';

type Options = Readonly<{ commands: CommandHandler; passwords: Passwords; addressSecret: Uint8Array; tokenSecret: Uint8Array }>;

/** Commands of the sign-in provider. Passwords are hashed before anything is stored or compared. */
export const identityCommands = ({ commands, passwords, addressSecret, tokenSecret }: Options): DoorHandlers<typeof identityDoor>['commands'] => {
  const on = (context: CommandContext, data: unknown, address: string, attempt: (state: Credential) => ReturnType<typeof decide.verify>) =>
    commands.execute(context, data, async (unit) => {
      const { state } = await unit.load(credential, address);
      const decision = attempt(state);
      if (!isRefused(decision)) unit.append(credential, address, decision.events);
      return decision;
    });
  const onEmail = (context: CommandContext, email: string, what: string, attempt: (state: Credential) => ReturnType<typeof decide.verify>) =>
    on(context, { [what]: addressKey(addressSecret, email) }, addressKey(addressSecret, email), attempt);

  return {
    register: async ({ email, password }, context) => {
      const person = { userId: derivedId(context.commandId, 'user'), email: email.trim(), passwordHash: await passwords.hash(password, 'next') };
      return onEmail(context, email, 'register', (state) => decide.register(state, person, context.locale));
    },
    enrol: async ({ userId, email, password }, context) => {
      const person = { userId, email: email.trim(), passwordHash: await passwords.hash(password, 'first') };
      return onEmail(context, email, 'enrol', (state) => (context.actor.kind === 'system' ? decide.enrol(state, person) : refused('token_invalid')));
    },
    resendVerification: ({ email }, context) => onEmail(context, email, 'resend', (state) => decide.resendVerification(state, context.locale)),
    requestReset: ({ email }, context) => onEmail(context, email, 'requestReset', (state) => decide.requestReset(state, context.locale)),
    verify: async ({ token }, context) => {
      const read = readMailToken(tokenSecret, token, 'verify', Date.parse(context.at));
      return on(context, { verify: read?.address ?? '' }, read?.address ?? 'none', (state) => (read ? decide.verify(state) : refused('token_invalid')));
    },
    reset: async ({ token, password }, context) => {
      const read = readMailToken(tokenSecret, token, 'reset', Date.parse(context.at));
      const passwordHash = read ? await passwords.hash(password, 'next') : '';
      return on(context, { reset: token }, read?.address ?? 'none', (state) =>
        decide.reset(state, read !== null && state.registered && read.fingerprint === fingerprintOf(state.passwordHash), passwordHash));
    },
  };
};
