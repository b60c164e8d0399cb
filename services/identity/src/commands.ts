import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { passwordStrength } from '@lendring/contracts/identity/password.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer, type CommandContext } from '@lendring/contracts/kernel/door.js';
import { START, type UserId } from '@lendring/contracts/kernel/ids.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { addressKey } from './credential/address.js';
import { addressAggregate, holderOf, type Load } from './credential/address-book.js';
import { credentialAggregate, type Credential } from './credential/credential.js';
import * as decide from './credential/decide.js';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmail,
  resendEmailChange,
  takeEmailBack,
} from './credential/email-change.js';
import { fingerprintOf, readMailToken, type MailToken } from './credential/mail-token.js';
import { after, createOwnCommand } from './factors/own-command.js';
import { passkeyCommands } from './factors/passkey-commands.js';
import type { Passkeys } from './factors/passkeys.js';
import { liftTotp, totpCommands } from './factors/totp-commands.js';
import { mailsOf } from './guessing/limits.js';
import type { OwnerProof } from './guessing/owner-proof.js';
import type { Passwords } from './guessing/passwords.port.js';
import type { Throttle } from '@lendring/platform/guessing/throttle.js';
import type { Sessions } from './sessions/sessions.port.js';

type Options = Readonly<{
  commands: CommandHandler;
  passwords: Passwords;
  sessions: Sessions;
  proveOwner: OwnerProof;
  passkeys: Passkeys;
  throttle: Throttle;
  addressSecret: Uint8Array;
  tokenSecret: Uint8Array;
  addressOf: (userId: UserId) => Promise<string | null>;
}>;

type Decided = ReturnType<typeof decide.verify>;
type Commands = DoorHandlers<typeof identityDoor>['commands'];

export type IdentityCommands = Commands &
  Readonly<{
    /**
     * As `register`, and returns the password's fingerprint, with which the browser later proves that it registered.
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

export const identityCommands = ({
  commands,
  passwords,
  sessions,
  proveOwner,
  passkeys,
  throttle,
  addressSecret,
  tokenSecret,
  addressOf,
}: Options): IdentityCommands => {
  // `asks` identifies a repeated command by the address key. It excludes the password, whose hash would be easy to
  // guess.
  const on = (
    context: CommandContext,
    asks: unknown,
    address: string,
    attempt: (state: Credential) => Decided | Promise<Decided>,
  ) => commands.on(credentialAggregate, address, { ...context, asks }, attempt);
  /**
   * Runs `attempt` on the credential that holds an address, or mails the former owner how to take the address back.
   * `attempt` gets the address key if the credential's stream has another name.
   */
  const onEmail = (
    context: CommandContext,
    email: string,
    what: string,
    attempt: (state: Credential, person: Readonly<{ address?: string }>) => Decided,
  ) => {
    const key = addressKey(addressSecret, email);
    return commands.execute({ ...context, asks: { [what]: key } }, async (unit) => {
      const load: Load = async (aggregate, id) => (await unit.load(aggregate, id)).state;
      const holder = await holderOf(load, key, context.at);
      if (holder.keptFor !== null) {
        const { id, change, state } = holder.keptFor;
        const { userId } = state;
        const told = decided([{ type: 'TakeBackAsked' as const, data: { userId, locale: context.locale, change } }]);
        unit.append(credentialAggregate, id, told.events);
        return told;
      }
      const { id } = holder;
      const { state } = await unit.load(credentialAggregate, id);
      const decision = attempt(state, id === key ? {} : { address: key });
      if (isRefused(decision)) return decision;
      unit.append(credentialAggregate, id, decision.events);
      const [first] = decision.events;
      if (id !== key && first?.type === 'CredentialRegistered')
        unit.append(addressAggregate, key, [
          { type: 'AddressTaken', data: { userId: first.data.userId, credential: id } },
        ]);
      return decision;
    });
  };

  const register = async ({ email, password }: Parameters<Commands['register']>[0], context: CommandContext) => {
    const person = {
      userId: derivedId(context.commandId, 'user'),
      email: email.trim(),
      passwordHash: await passwords.hash(password, 'next'),
    };
    const answer = await onEmail(context, email, 'register', (state, named) =>
      decide.register(state, { ...person, ...named }, context.locale),
    );
    return { answer, fingerprint: fingerprintOf(person) };
  };

  const asOwner = createOwnCommand(commands, addressOf);
  const totp = totpCommands({ commands, proveOwner, throttle, tokenSecret, own: asOwner });

  return {
    ...totp.door,
    spendCode: totp.spendCode,
    ...passkeyCommands({ commands, own: asOwner, proveAll: totp.proveAll, passkeys, addressSecret, addressOf }),
    switchTotpOffFor: liftTotp(commands, addressSecret),
    register: async (data, context) => (await register(data, context)).answer,
    registerHere: async (data, context) => ({ fingerprint: (await register(data, context)).fingerprint }),
    enrol: async ({ userId, email, password }, context) => {
      const person = { userId, email: email.trim(), passwordHash: await passwords.hash(password, 'first') };
      return onEmail(context, email, 'enrol', (state, named) =>
        context.actor.kind === 'system' ? decide.enrol(state, { ...person, ...named }) : refused('token_invalid'),
      );
    },
    seeNewDevice: (id, device, context) =>
      on(context, { seeNewDevice: device }, id, (state) => decide.seeNewDevice(state, device, context.locale)),
    noteGuesses: (id, device, context) =>
      on(context, { noteGuesses: device }, id, (state) => decide.noteGuesses(state, device, context.locale)),
    resendVerification: async ({ email }, context) => {
      // The sign-in page has its own rate limit, with separate attempts for known devices.
      const address = addressKey(addressSecret, email);
      const { seconds } = hasRight(context.actor, 'sign_ins')
        ? throttle.take([mailsOf(address, null)])
        : { seconds: 0 };
      if (seconds > 0) return { ok: false, refusal: { code: 'too_many_requests', params: { seconds } } };
      return onEmail(context, email, 'resend', (state) => decide.resendVerification(state, context.locale));
    },
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
      const { actor, locale } = context;
      const isOwner = actor.kind === 'user' && actor.userId === userId;
      const address = isOwner || hasRight(actor, 'sign_ins') ? await addressOf(userId) : null;
      const asks = { endSessions: userId, ...(keeps ? { keeps } : {}) };
      const answer = await on(context, asks, address ?? 'none', (state) =>
        decide.endSessions(state, keeps, isOwner ? undefined : locale),
      );
      if (answer.ok) sessions.endOf(userId, keeps);
      return answer;
    },
    changePassword: async ({ current, password, code, keeps }, context) => {
      const { actor, locale } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      if (passwordStrength(password) === 'common') return { ok: false, refusal: { code: 'password_common' } };
      const address = (await addressOf(userId)) ?? 'none';
      // A repeat is recognised before the old password would be checked again.
      const answer = await on(context, { changePassword: userId }, address, async (state) => {
        const proof = await totp.proveAll(state, userId, { password: current, code }, context);
        return after(proof, async () => {
          const passwordHash = await passwords.hash(password, 'first');
          return decide.changePassword(state, { passwordHash, locale, keeps });
        });
      });
      if (answer.ok && sessions.endedAt(userId) < Date.parse(context.at)) sessions.endOf(userId, keeps);
      return answer;
    },
    changeEmail: async ({ email, ...typed }, context) => {
      const { actor, locale, at } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      const id = (await addressOf(userId)) ?? 'none';
      const address = addressKey(addressSecret, email);
      return on(context, { changeEmail: address }, id, async (state) =>
        after(await totp.proveAll(state, userId, typed, context), () => {
          const change = derivedId(context.commandId, 'email change');
          const decision = askEmailChange(state, id, { change, email: email.trim(), address, locale, at });
          if (isRefused(decision)) return decision;
          // Limit mails per address, like mails that strangers cause, and per user.
          const { seconds } = throttle.take([mailsOf(address, null), mailsOf(userId, null)]);
          return seconds > 0 ? refused('too_many_requests', { seconds }) : decision;
        }),
      );
    },
    resendEmailChange: (_, context) =>
      asOwner(context, { resendEmailChange: 'own' }, (state, userId) => {
        const decision = resendEmailChange(state, context);
        if (isRefused(decision) || !state.registered) return decision;
        const { seconds } = throttle.take([mailsOf(state.wanted?.address ?? '', null), mailsOf(userId, null)]);
        return seconds > 0 ? refused('too_many_requests', { seconds }) : decision;
      }),
    cancelEmailChange: (_, context) => asOwner(context, { cancelEmailChange: 'own' }, cancelEmailChange),
    confirmEmail: async ({ token }, context) => {
      const read = readMailToken(tokenSecret, token, 'move', Date.parse(context.at));
      if (!read) return { ok: false, refusal: { code: 'token_invalid' } };
      const { address: id, fingerprint: change } = read;
      // Both streams in one transaction, so that the address never belongs to two credentials.
      return commands.execute({ ...context, asks: { confirmEmail: change } }, async (unit) => {
        const load: Load = async (aggregate, stream) => (await unit.load(aggregate, stream)).state;
        const state = await load(credentialAggregate, id);
        const wanted = state.registered && state.wanted?.change === change ? state.wanted.address : null;
        const holder = await holderOf(load, wanted ?? id, context.at);
        const { locale, at } = context;
        const decision = confirmEmail(state, id, { change, holder, locale, at });
        if (isRefused(decision) || decision.events.length === 0 || wanted === null || !state.registered)
          return decision;
        unit.append(credentialAggregate, id, decision.events);
        const { credential } = await load(addressAggregate, wanted);
        if ((credential ?? wanted) !== id)
          unit.append(addressAggregate, wanted, [
            { type: 'AddressTaken', data: { userId: state.userId, credential: id } },
          ]);
        return decision;
      });
    },
    takeEmailBack: async ({ token }, context) => {
      const read = readMailToken(tokenSecret, token, 'takeBack', Date.parse(context.at));
      if (!read) return { ok: false, refusal: { code: 'token_invalid' } };
      let person: UserId | null = null;
      const answer = await on(context, { takeEmailBack: read.fingerprint }, read.address, (state) => {
        person = state.registered ? state.userId : null;
        return takeEmailBack(state, read.fingerprint, context.at);
      });
      if (answer.ok && person !== null && sessions.endedAt(person) < Date.parse(context.at)) sessions.endOf(person);
      return answer;
    },
    // No event: sessions are not part of the history and end in their own transaction.
    endSession: async ({ session }, { actor }) =>
      actor.kind === 'user' && sessions.end(actor.userId, session)
        ? { ok: true, position: START }
        : { ok: false, refusal: { code: 'session_not_found' } },
  };
};

const isMadeFor = (state: Credential, token: MailToken | null): boolean =>
  token !== null && state.registered && token.fingerprint === fingerprintOf(state);
