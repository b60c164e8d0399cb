import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { addressAggregate, holderOf, type Load } from '../credential/address.aggregate.js';
import { addressKey } from '../credential/address-key.js';
import { onCredential } from '../credential/commands-on.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';
import { readMailToken } from '../credential/mail-token.js';
import { after } from '../credential/own-command.js';
import { mailsOf } from '../guessing/limits.js';
import type { IdentityCommands, Ports } from '../ports.js';
import { askEmailChange, cancelEmailChange, confirmEmail, resendEmailChange, takeEmailBack } from './decide.js';

export type EmailChangeDeps = Pick<
  Ports,
  'commands' | 'credentials' | 'asOwner' | 'proveAll' | 'sessions' | 'throttle' | 'addressSecret' | 'tokenSecret'
>;
type Commands = Pick<
  IdentityCommands,
  'changeEmail' | 'resendEmailChange' | 'cancelEmailChange' | 'confirmEmail' | 'takeEmailBack'
>;

export const emailChangeCommands = ({
  commands,
  credentials,
  asOwner,
  proveAll,
  sessions,
  throttle,
  addressSecret,
  tokenSecret,
}: EmailChangeDeps): Commands => {
  const on = onCredential(commands);
  return {
    changeEmail: async ({ email, ...typed }, context) => {
      const { actor, locale, at } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      const id = (await credentials.addressOf(userId)) ?? 'none';
      const address = addressKey(addressSecret, email);
      return on(context, { changeEmail: address }, id, async (state) =>
        after(await proveAll(state, userId, typed, context), () => {
          const change = derivedId(context.commandId, 'email change');
          const decision = askEmailChange(state, id, { change, email: email.trim(), address, locale, at });
          if (isRefused(decision)) return decision;
          // Limit mails per user and per address; the address shares the limit for mails that strangers cause.
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
      // Write both streams in one transaction, so that the address never belongs to two credentials.
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
  };
};
