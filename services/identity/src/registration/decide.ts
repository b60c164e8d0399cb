import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Person = Readonly<{ userId: UserId; email: string; passwordHash: string; address?: string }>;
type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

/**
 * Registering a known address looks the same as for a new one; the owner gets a different mail. Until confirmation the
 * latest password counts, so registering someone else's address first gains nothing.
 */
export const register = (state: Credential, person: Person, locale: Locale): Decided => {
  if (state.registered) {
    const { userId, verified } = state;
    return decided(
      verified
        ? [{ type: 'RegistrationRepeated', data: { userId, locale } }]
        : [
            { type: 'PasswordChanged', data: { userId, passwordHash: person.passwordHash } },
            { type: 'VerificationAsked', data: { userId, locale } },
          ],
    );
  }
  return decided([
    { type: 'CredentialRegistered', data: person },
    { type: 'VerificationAsked', data: { userId: person.userId, locale } },
  ]);
};

/** Registers without a confirmation mail (demo, tests); a repeat changes nothing. */
export const enrol = (state: Credential, person: Person): Decided => {
  if (state.registered) return state.userId === person.userId ? decided([]) : refused('already_registered');
  return decided([
    { type: 'CredentialRegistered', data: person },
    { type: 'EmailVerified', data: { userId: person.userId } },
  ]);
};

export const resendVerification = (state: Credential, locale: Locale): Decided =>
  decided(
    state.registered && !state.verified ? [{ type: 'VerificationAsked', data: { userId: state.userId, locale } }] : [],
  );

/** `stillValid`: the token was issued for the current password. */
export const verify = (state: Credential, stillValid: boolean): Decided => {
  if (!state.registered || !(state.verified || stillValid)) return refused('token_invalid');
  return decided(state.verified ? [] : [{ type: 'EmailVerified', data: { userId: state.userId } }]);
};
