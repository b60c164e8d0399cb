import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { passwordStrength } from '@lendring/contracts/identity/password.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import { START, type UserId } from '@lendring/contracts/kernel/ids.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { addressKey } from './credential/address.js';
import { credentialAggregate, type Credential } from './credential/credential.js';
import * as decide from './credential/decide.js';
import { fingerprintOf, readMailToken, type MailToken } from './credential/mail-token.js';
import type { OwnerProof } from './guessing/owner-proof.js';
import type { Passwords } from './guessing/passwords.port.js';
import type { Sessions } from './sessions/sessions.port.js';

type Options = Readonly<{
  commands: CommandHandler;
  passwords: Passwords;
  sessions: Sessions;
  proveOwner: OwnerProof;
  addressSecret: Uint8Array;
  tokenSecret: Uint8Array;
  /** The stream of a person's credential; null where they have none. */
  addressOf: (userId: UserId) => Promise<string | null>;
}>;

type Decided = ReturnType<typeof decide.verify>;
type Commands = DoorHandlers<typeof identityDoor>['commands'];

export type IdentityCommands = Commands &
  Readonly<{
    /**
     * As `register`, and says for which password: the fingerprint that a browser keeps to prove that it was the one.
     */
    registerHere: (
      data: Parameters<Commands['register']>[0],
      context: CommandContext,
    ) => Promise<{ readonly fingerprint: string }>;
  }>;

/** Commands of the sign-in provider. Passwords are hashed before anything is stored or compared. */
export const identityCommands = ({
  commands,
  passwords,
  sessions,
  proveOwner,
  addressSecret,
  tokenSecret,
  addressOf,
}: Options): IdentityCommands => {
  // What must be equal in a repeat names the address by its key and holds no password: a hash of it would be quick to
  // guess.
  const on = (
    context: CommandContext,
    asks: unknown,
    address: string,
    attempt: (state: Credential) => Decided | Promise<Decided>,
  ) => commands.on(credentialAggregate, address, { ...context, asks }, attempt);
  const onEmail = (context: CommandContext, email: string, what: string, attempt: (state: Credential) => Decided) =>
    on(context, { [what]: addressKey(addressSecret, email) }, addressKey(addressSecret, email), attempt);

  const register = async ({ email, password }: Parameters<Commands['register']>[0], context: CommandContext) => {
    const person = {
      userId: derivedId(context.commandId, 'user'),
      email: email.trim(),
      passwordHash: await passwords.hash(password, 'next'),
    };
    const answer = await onEmail(context, email, 'register', (state) => decide.register(state, person, context.locale));
    return { answer, fingerprint: fingerprintOf(person.passwordHash) };
  };

  return {
    register: async (data, context) => (await register(data, context)).answer,
    registerHere: async (data, context) => ({ fingerprint: (await register(data, context)).fingerprint }),
    enrol: async ({ userId, email, password }, context) => {
      const person = { userId, email: email.trim(), passwordHash: await passwords.hash(password, 'first') };
      return onEmail(context, email, 'enrol', (state) =>
        context.actor.kind === 'system' ? decide.enrol(state, person) : refused('token_invalid'),
      );
    },
    resendVerification: ({ email }, context) =>
      onEmail(context, email, 'resend', (state) => decide.resendVerification(state, context.locale)),
    requestReset: ({ email }, context) =>
      onEmail(context, email, 'requestReset', (state) => decide.requestReset(state, context.locale)),
    verify: async ({ token }, context) => {
      const read = readMailToken(tokenSecret, token, 'verify', Date.parse(context.at));
      return on(context, { verify: read?.address ?? '' }, read?.address ?? 'none', (state) =>
        decide.verify(state, isMadeFor(state, read)),
      );
    },
    reset: async ({ token, password }, context) => {
      const read = readMailToken(tokenSecret, token, 'reset', Date.parse(context.at));
      const passwordHash = read ? await passwords.hash(password, 'next') : '';
      let person: UserId | null = null;
      const answer = await on(context, { reset: token }, read?.address ?? 'none', (state) => {
        person = state.registered ? state.userId : null;
        return decide.reset(state, isMadeFor(state, read), passwordHash);
      });
      if (answer.ok && person !== null) sessions.endOf(person);
      return answer;
    },
    endSessions: async ({ userId, keeps }, context) => {
      const own = context.actor.kind === 'user' && context.actor.userId === userId;
      const address = own ? await addressOf(userId) : null;
      const asks = { endSessions: userId, ...(keeps ? { keeps } : {}) };
      const answer = await on(context, asks, address ?? 'none', (state) => decide.endSessions(state, keeps));
      if (answer.ok) sessions.endOf(userId, keeps);
      return answer;
    },
    changePassword: async ({ current, password, keeps }, context) => {
      const { actor, locale } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      if (passwordStrength(password) === 'common') return { ok: false, refusal: { code: 'password_common' } };
      const address = (await addressOf(userId)) ?? 'none';
      // A repeat of what was done is found before the old password is checked once more.
      const answer = await on(context, { changePassword: userId }, address, async (state) => {
        const wrong = await proveOwner(state, userId, current);
        if (wrong) return wrong;
        const passwordHash = await passwords.hash(password, 'first');
        return decide.changePassword(state, { passwordHash, locale, keeps });
      });
      if (answer.ok && sessions.endedAt(userId) < Date.parse(context.at)) sessions.endOf(userId, keeps);
      return answer;
    },
    // Nothing is appended: sessions are no history, and they end in one transaction of their own.
    endSession: async ({ session }, { actor }) =>
      actor.kind === 'user' && sessions.end(actor.userId, session)
        ? { ok: true, position: START }
        : { ok: false, refusal: { code: 'session_not_found' } },
  };
};

const isMadeFor = (state: Credential, token: MailToken | null): boolean =>
  token !== null && state.registered && token.fingerprint === fingerprintOf(state.passwordHash);
