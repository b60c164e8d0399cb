import { passwordStrength } from '@lendring/contracts/identity/password-strength.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { onCredential, onEmail } from '../credential/commands-on.js';
import { isMadeFor, readMailToken } from '../credential/mail-token.js';
import { after } from '../credential/own-command.js';
import type { IdentityCommands, Ports } from '../ports.js';
import * as decide from './decide.js';

type Deps = Pick<
  Ports,
  'commands' | 'credentials' | 'passwords' | 'sessions' | 'proveAll' | 'addressSecret' | 'tokenSecret'
>;

export const ownPassword = ({
  commands,
  credentials,
  passwords,
  sessions,
  proveAll,
  addressSecret,
  tokenSecret,
}: Deps) => {
  const on = onCredential(commands);
  const atEmail = onEmail(commands, addressSecret);
  const handlers: Pick<IdentityCommands, 'requestReset' | 'reset' | 'changePassword'> = {
    requestReset: ({ email }, context) =>
      atEmail(context, email, 'requestReset', (state) => decide.requestReset(state, context.locale)),
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
    changePassword: async ({ current, password, code, keeps }, context) => {
      const { actor, locale } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      if (passwordStrength(password) === 'common') return { ok: false, refusal: { code: 'password_common' } };
      const address = (await credentials.addressOf(userId)) ?? 'none';
      // The command handler recognises a repeat before the old password would be checked again.
      const answer = await on(context, { changePassword: userId }, address, async (state) => {
        const proof = await proveAll(state, userId, { password: current, code }, context);
        return after(proof, async () => {
          const passwordHash = await passwords.hash(password, 'first');
          return decide.changePassword(state, { passwordHash, locale, keeps });
        });
      });
      if (answer.ok && sessions.endedAt(userId) < Date.parse(context.at)) sessions.endOf(userId, keeps);
      return answer;
    },
  };
  return { commands: handlers } satisfies Capability;
};
