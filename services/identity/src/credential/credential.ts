import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

/** One email address and its password. `email` and `passwordHash` are null after erasure. */
export type Credential =
  | { readonly registered: false }
  | {
      readonly registered: true;
      readonly userId: UserId;
      readonly email: string | null;
      readonly passwordHash: string | null;
      readonly verified: boolean;
    };

const evolve = (state: Credential, event: CredentialEvent): Credential => {
  switch (event.type) {
    case 'CredentialRegistered': {
      const { userId, email, passwordHash } = event.data;
      return { registered: true, userId, email, passwordHash, verified: false };
    }
    case 'EmailVerified':
      return state.registered ? { ...state, verified: true } : state;
    case 'PasswordChanged':
      return state.registered ? { ...state, passwordHash: event.data.passwordHash } : state;
    case 'SessionsEnded':
    case 'VerificationAsked':
    case 'RegistrationRepeated':
    case 'PasswordResetAsked':
      return state;
  }
};

/** Stream `credential-<HMAC of the normalised email>`. */
export const credentialAggregate: Aggregate<Credential, CredentialEvent> = {
  category: 'credential',
  initialState: { registered: false },
  evolve,
};
