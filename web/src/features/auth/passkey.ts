import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { AuthCalls, ChallengeOutcome, PasskeyOutcome } from './calls.js';

/** `dismissed`: its owner wanted none after all, or has none here. */
export type PasskeyTry =
  | PasskeyOutcome
  | Exclude<ChallengeOutcome, { outcome: 'challenge' }>
  | Readonly<{ outcome: 'dismissed' | 'unfit' }>;

const hasTurnedAway = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'));

/**
 * Asks the browser for a passkey of this site and signs in with it. @param autofill it waits behind the field of the
 * email address, where people choose it among what the browser fills in
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
/** What waits behind the field waits no more. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();
