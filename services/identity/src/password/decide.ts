import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale, SessionId } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

export const requestReset = (state: Credential, locale: Locale): Decided =>
  decided(state.registered ? [{ type: 'PasswordResetAsked', data: { userId: state.userId, locale } }] : []);

/**
 * Resets the password and confirms the address, because the mail's link proves access. `stillValid`: the token was
 * issued for the current password.
 */
export const reset = (state: Credential, stillValid: boolean, passwordHash: string): Decided => {
  if (!state.registered || !stillValid) return refused('token_invalid');
  const { userId } = state;
  return decided([
    { type: 'PasswordChanged', data: { userId, passwordHash } },
    ...(state.verified ? [] : [{ type: 'EmailVerified' as const, data: { userId } }]),
  ]);
};

export const changePassword = (
  state: Credential,
  changed: { passwordHash: string; locale: Locale; keeps?: SessionId | undefined },
): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  const { passwordHash, locale, keeps } = changed;
  return decided([
    { type: 'PasswordChanged', data: { userId: state.userId, passwordHash, locale, ...(keeps ? { keeps } : {}) } },
  ]);
};
