import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { onCredential } from '../credential/commands-on.js';
import type { IdentityCommands, Ports } from '../ports.js';
import { countedCode, shownCode } from './code-attempts.js';
import { askTotp, makeRecoveryCodes, noteGuesses, spendCode, switchTotpOff, switchTotpOn } from './decide.js';
import { liftTotp } from './lift-totp.js';
import { readCode } from './read-code.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { newSecret } from './totp.js';

export type SecondStepCommandDeps = Pick<
  Ports,
  'commands' | 'asOwner' | 'proveOwner' | 'throttle' | 'addressSecret' | 'tokenSecret'
>;
type Commands = Pick<
  IdentityCommands,
  'askTotp' | 'switchTotpOn' | 'switchTotpOff' | 'makeRecoveryCodes' | 'switchTotpOffFor' | 'spendCode' | 'noteGuesses'
>;

export const secondStepCommands = ({
  commands,
  asOwner,
  proveOwner,
  throttle,
  addressSecret,
  tokenSecret,
}: SecondStepCommandDeps): Commands => {
  const on = onCredential(commands);
  const hashesOf = (userId: UserId, codes: string): readonly string[] =>
    recoveryCodes(tokenSecret, codes).map((code) => hashOfCode(userId, code));
  return {
    askTotp: ({ password, setup }, context) =>
      asOwner(
        context,
        { askTotp: setup },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ?? askTotp(state, { setup, secret: newSecret(), at: context.at }),
      ),
    switchTotpOn: ({ setup, code, codes }, context) =>
      asOwner(context, { switchTotpOn: setup }, (state, userId) =>
        countedCode(throttle, userId, () =>
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
      asOwner(
        context,
        { switchTotpOff: 'own' },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ??
          countedCode(throttle, userId, () => switchTotpOff(state, shownCode(state, code, context))),
      ),
    makeRecoveryCodes: ({ password, code, codes }, context) =>
      asOwner(
        context,
        { makeRecoveryCodes: codes },
        async (state, userId) =>
          (await proveOwner(state, userId, password)) ??
          countedCode(throttle, userId, () =>
            makeRecoveryCodes(state, shownCode(state, code, context), hashesOf(userId, codes)),
          ),
      ),
    switchTotpOffFor: liftTotp(commands, addressSecret),
    /** Codes are single-use: the second of two concurrent uses conflicts and finds the code used. */
    spendCode: (id, code, device, context) =>
      on(context, { spendCode: id }, id, (state) => spendCode(state, { ...shownCode(state, code, context), device })),
    noteGuesses: (id, device, context) =>
      on(context, { noteGuesses: device }, id, (state) => noteGuesses(state, device, context.locale)),
  };
};
