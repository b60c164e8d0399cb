import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { AuthCalls, ChallengeOutcome, PasskeyOutcome } from './calls.js';

/** `dismissed`: the user cancelled, or has no passkey on this device. */
export type PasskeyTry =
  | PasskeyOutcome
  | Exclude<ChallengeOutcome, { outcome: 'challenge' }>
  | Readonly<{ outcome: 'dismissed' | 'unfit' }>;

const hasTurnedAway = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'));

/**
 * Requests a passkey of this site from the browser and signs in with it.
 * @param autofill offer passkeys in the email field's autofill instead of a dialog
 */
export const signInWithPasskey = async (calls: AuthCalls, uid: string, autofill: boolean): Promise<PasskeyTry> => {
  const asked = await calls.challenge(uid);
  if (asked.outcome !== 'challenge') return asked;
  try {
    const used = await startAuthentication({
      optionsJSON: { challenge: asked.challenge, rpId: asked.host, userVerification: 'required' },
      useBrowserAutofill: autofill,
    });
    return await calls.passkey(uid, used);
  } catch (error) {
    return { outcome: hasTurnedAway(error) ? 'dismissed' : 'unfit' };
  }
};

export const canAutofill = browserSupportsWebAuthnAutofill;
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();
