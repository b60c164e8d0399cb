import type { PasskeyOptions } from '@lendring/contracts/identity/passkeys.js';
import { startRegistration, WebAuthnError, type RegistrationResponseJSON } from '@simplewebauthn/browser';

/** `there`: this device already has a passkey for the account. */
export type Making =
  | Readonly<{ made: RegistrationResponseJSON }>
  | Readonly<{ made: null; why: 'dismissed' | 'there' | 'unfit' }>;

export const makePasskey = async (options: PasskeyOptions): Promise<Making> => {
  try {
    return { made: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    const there = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const dismissed = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
    return { made: null, why: there ? 'there' : dismissed ? 'dismissed' : 'unfit' };
  }
};
