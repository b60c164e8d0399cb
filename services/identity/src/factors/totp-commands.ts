import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { addressKey } from '../credential/address.js';
import { holderOf, type Load } from '../credential/address-book.js';
import { credentialAggregate, type Credential } from '../credential/credential.js';
import type { Decided, OwnCommand } from './own-command.js';
import { codesSignedIn } from '../guessing/limits.js';
import type { OwnerProof } from '../guessing/owner-proof.js';
import type { Throttle } from '@lendring/platform/guessing/throttle.js';
import {
  askTotp,
  makeRecoveryCodes,
  spendCode,
  switchTotpOff,
  switchTotpOffFor,
  switchTotpOn,
} from '../credential/decide-totp.js';
import { readCode } from './read-code.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { newSecret } from './totp.js';

type Options = Readonly<{
  commands: CommandHandler;
  proveOwner: OwnerProof;
  throttle: Throttle;
  tokenSecret: Uint8Array;
  own: OwnCommand;
}>;

/** Verifies all factors of a signed-in user before a security change. Returns the events to store, or the refusal. */
export type FullProof = (
  state: Credential,
  userId: UserId,
  shown: Readonly<{ password: string; code?: string | undefined }>,
  context: CommandContext,
) => Promise<Decided>;
type Commands = Pick<
  DoorHandlers<typeof identityDoor>['commands'],
  'proveOwner' | 'askTotp' | 'switchTotpOn' | 'switchTotpOff' | 'makeRecoveryCodes'
>;

export const totpCommands = ({ commands, proveOwner, throttle, tokenSecret, own }: Options) => {
  const counted = (userId: UserId, decide: () => Decided): Decided => {
    const tries = codesSignedIn(userId);
    const { seconds, giveBack } = throttle.take([tries]);
    if (seconds > 0) return refused('too_many_requests', { seconds });
    const decision = decide();
    if (!isRefused(decision)) throttle.forgive(tries.key);
    else if (decision.refusal.code !== 'wrong_code') giveBack();
    return decision;
  };
  const shown = (state: Credential, code: string, { at, locale }: CommandContext) => ({
    code: readCode(state, code, { at }),
    locale,
  });
  const hashesOf = (userId: UserId, codes: string): readonly string[] =>
    recoveryCodes(tokenSecret, codes).map((code) => hashOfCode(userId, code));

  const proveAll: FullProof = async (state, userId, { password, code = '' }, context) => {
    const wrong = await proveOwner(state, userId, password);
    if (wrong || !state.registered || !state.factors.totp) return wrong ?? decided([]);
    return counted(userId, () => spendCode(state, shown(state, code, context)));
  };
  const door: Commands = {
    proveOwner: (typed, context) =>
      own(context, { proveOwner: 'own' }, (state, userId) => proveAll(state, userId, typed, context)),
    askTotp: ({ password, setup }, context) =>
      own(
        context,
        { askTotp: setup },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ?? askTotp(state, { setup, secret: newSecret(), at: context.at }),
      ),
    switchTotpOn: ({ setup, code, codes }, context) =>
      own(context, { switchTotpOn: setup }, (state, userId) =>
        counted(userId, () =>
          switchTotpOn(state, {
            setup,
            recovery: hashesOf(userId, codes),
            code: readCode(state, code, { at: context.at, against: 'asked' }),
            locale: context.locale,
            at: context.at,
          }),
        ),
      ),
    switchTotpOff: ({ password, code }, context) =>
      own(
        context,
        { switchTotpOff: 'own' },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ??
          counted(userId, () => switchTotpOff(state, shown(state, code, context))),
      ),
    makeRecoveryCodes: ({ password, code, codes }, context) =>
      own(
        context,
        { makeRecoveryCodes: codes },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ??
          counted(userId, () => makeRecoveryCodes(state, shown(state, code, context), hashesOf(userId, codes))),
      ),
  };
  return {
    door,
    proveAll,
    /** Codes are single-use: the second of two concurrent uses conflicts and finds the code used. */
    spendCode: (id: string, code: string, device: DeviceName, context: CommandContext): Promise<CommandAnswer> =>
      commands.on(credentialAggregate, id, { ...context, asks: { spendCode: id } }, (state) =>
        spendCode(state, { ...shown(state, code, context), device }),
      ),
  };
};

/** For users who have lost the app and all recovery codes; operator only. */
export const liftTotp =
  (commands: CommandHandler, addressSecret: Uint8Array) =>
  ({ email }: Readonly<{ email: string }>, context: CommandContext): Promise<CommandAnswer> => {
    const key = addressKey(addressSecret, email);
    return commands.execute({ ...context, asks: { switchTotpOffFor: key } }, async (unit) => {
      if (context.actor.kind !== 'system') return refused('token_invalid');
      const load: Load = async (aggregate, id) => (await unit.load(aggregate, id)).state;
      const { id, state } = await holderOf(load, key, context.at);
      const decision = switchTotpOffFor(state, context.locale);
      if (!isRefused(decision)) unit.append(credentialAggregate, id, decision.events);
      return decision;
    });
  };
