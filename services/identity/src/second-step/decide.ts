import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

/** A typed code: its TOTP step (null: no match; undefined: not a TOTP code) and its hash as a recovery code. */
export type Code = Readonly<{ step: number | null | undefined; hash: string }>;
type Shown = Readonly<{
  code: Code;
  locale: Locale;
  /** Device of the sign-in; absent when a signed-in user confirms an action. */
  device?: DeviceName;
}>;

const SETUP_MINUTES = 30;

export const askTotp = (
  state: Credential,
  { setup, secret, at }: { setup: string; secret: string; at: string },
): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  if (state.factors.totp) return refused('totp_on');
  const until = new Date(Date.parse(at) + SETUP_MINUTES * 60_000).toISOString();
  return decided([{ type: 'TotpAsked', data: { userId: state.userId, setup, secret, until } }]);
};

export const switchTotpOn = (
  state: Credential,
  { setup, recovery, code: { step }, locale, at }: Shown & { setup: string; recovery: readonly string[]; at: string },
): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  const { userId, factors } = state;
  if (factors.totp) return refused('totp_on');
  const { asked } = factors;
  if (asked?.setup !== setup || asked.secret === null || asked.until <= at) return refused('setup_over');
  if (step === null || step === undefined) return refused('wrong_code');
  return decided([{ type: 'TotpSwitchedOn', data: { userId, locale, setup, step, recovery: [...recovery] } }]);
};

export const spendCode = (state: Credential, { code: { step, hash }, locale, device }: Shown): Decided => {
  const totp = state.registered ? state.factors.totp : null;
  if (!state.registered || !totp) return refused('totp_off');
  const { userId } = state;
  if (step !== undefined)
    return step === null || step <= totp.usedStep
      ? refused('wrong_code')
      : decided([{ type: 'TotpCodeUsed', data: { userId, step } }]);
  const index = totp.recovery.hashes.indexOf(hash);
  if (index < 0) return refused('wrong_code');
  const use = device === undefined ? ({ use: 'proof' } as const) : ({ use: 'sign-in', device } as const);
  return decided([{ type: 'RecoveryCodeUsed', data: { userId, locale, index, ...use } }]);
};

const withCode = (state: Credential, shown: Shown, act: CredentialEvent): Decided => {
  const used = spendCode(state, shown);
  return isRefused(used) ? used : decided([...used.events.filter(({ type }) => type === 'TotpCodeUsed'), act]);
};

export const switchTotpOff = (state: Credential, shown: Shown): Decided =>
  state.registered
    ? withCode(state, shown, {
        type: 'TotpSwitchedOff',
        data: { userId: state.userId, locale: shown.locale, by: 'owner' },
      })
    : refused('sign_in_elsewhere');

export const makeRecoveryCodes = (state: Credential, shown: Shown, recovery: readonly string[]): Decided =>
  state.registered
    ? withCode(state, shown, {
        type: 'RecoveryCodesMade',
        data: { userId: state.userId, locale: shown.locale, recovery: [...recovery] },
      })
    : refused('sign_in_elsewhere');

export const switchTotpOffFor = (state: Credential, locale: Locale): Decided =>
  state.registered && state.factors.totp
    ? decided([{ type: 'TotpSwitchedOff', data: { userId: state.userId, locale, by: 'operator' } }])
    : refused('totp_off');

/** Records an event only if the user still has a second factor; otherwise codes are no longer requested. */
export const noteGuesses = (state: Credential, device: DeviceName, locale: Locale): Decided =>
  decided(
    state.registered && state.factors.totp
      ? [{ type: 'CodesGuessed', data: { userId: state.userId, locale, device } }]
      : [],
  );
