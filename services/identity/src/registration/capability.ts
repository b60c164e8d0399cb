import { hasRight, type CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { addressKey } from '../credential/address-key.js';
import { onCredential, onEmail } from '../credential/commands-on.js';
import { fingerprintOf, isMadeFor, readMailToken } from '../credential/mail-token.js';
import { mailsOf } from '../guessing/limits.js';
import type { IdentityCommands, Ports } from '../ports.js';
import * as decide from './decide.js';

type Deps = Pick<Ports, 'commands' | 'passwords' | 'throttle' | 'addressSecret' | 'tokenSecret'>;
type Commands = Pick<IdentityCommands, 'register' | 'registerHere' | 'enrol' | 'resendVerification' | 'verify'>;

export const registration = ({ commands, passwords, throttle, addressSecret, tokenSecret }: Deps) => {
  const on = onCredential(commands);
  const atEmail = onEmail(commands, addressSecret);
  const register = async ({ email, password }: Parameters<Commands['register']>[0], context: CommandContext) => {
    const person = {
      userId: derivedId(context.commandId, 'user'),
      email: email.trim(),
      passwordHash: await passwords.hash(password, 'next'),
    };
    const answer = await atEmail(context, email, 'register', (state, named) =>
      decide.register(state, { ...person, ...named }, context.locale),
    );
    return { answer, fingerprint: fingerprintOf(person) };
  };
  const handlers: Commands = {
    register: async (data, context) => (await register(data, context)).answer,
    registerHere: async (data, context) => ({ fingerprint: (await register(data, context)).fingerprint }),
    enrol: async ({ userId, email, password }, context) => {
      const person = { userId, email: email.trim(), passwordHash: await passwords.hash(password, 'first') };
      return atEmail(context, email, 'enrol', (state, named) =>
        context.actor.kind === 'system' ? decide.enrol(state, { ...person, ...named }) : refused('token_invalid'),
      );
    },
    resendVerification: async ({ email }, context) => {
      // Rate-limit only staff here; the sign-in page has its own rate limit, with separate attempts for known
      // devices.
      const address = addressKey(addressSecret, email);
      const { seconds } = hasRight(context.actor, 'sign_ins')
        ? throttle.take([mailsOf(address, null)])
        : { seconds: 0 };
      if (seconds > 0) return { ok: false, refusal: { code: 'too_many_requests', params: { seconds } } };
      return atEmail(context, email, 'resend', (state) => decide.resendVerification(state, context.locale));
    },
    verify: async ({ token }, context) => {
      const read = readMailToken(tokenSecret, token, 'verify', Date.parse(context.at));
      return on(context, { verify: read?.address ?? '' }, read?.address ?? 'none', (state) =>
        decide.verify(state, isMadeFor(state, read)),
      );
    },
  };
  return { commands: handlers } satisfies Capability;
};
