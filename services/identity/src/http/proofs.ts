import type { IncomingMessage, ServerResponse } from 'node:http';
import { fingerprintOf, mailToken, readMailToken } from '../credential/mail-token.js';
import type { Credential } from '../credential/credential.aggregate.js';
import { cookieOf, type SetCookie } from './cookies.js';
import type { Passed } from './second-step.js';

const REGISTERED = 'lendring_registered';
const ASKED = 'lendring_asked';
const PROVED = 'lendring_proved';
/** Lifetime of the verification link. */
const REGISTERED_SECONDS = 48 * 3600;
/** Lifetime of the reset link. */
const ASKED_SECONDS = 3600;
/** Short, because the sign-in follows the confirmation immediately. */
const PROVED_SECONDS = 120;

type Options = Readonly<{
  tokenSecret: Uint8Array;
  setCookie: SetCookie;
  now: () => number;
  load: (address: string) => Promise<Credential>;
}>;

/**
 * Proofs that a browser keeps in signed cookies: that it registered an address (ADR 25), requested a password reset, or
 * has just confirmed its address. The first and the last contain the password's fingerprint, so a password change
 * invalidates them.
 */
export const createProofs = ({ tokenSecret, setCookie, now, load }: Options) => {
  const token = (
    purpose: 'registered' | 'asked' | 'proved',
    address: string,
    fingerprint: string,
    seconds: number,
  ): string => mailToken(tokenSecret, { purpose, address, fingerprint, expires: now() + seconds * 1000 });

  return {
    /** The cookie is set even if the address was already registered, to avoid revealing that. */
    keepRegistered: (response: ServerResponse, address: string, fingerprint: string): void =>
      setCookie(response, REGISTERED, token('registered', address, fingerprint, REGISTERED_SECONDS), {
        seconds: REGISTERED_SECONDS,
      }),
    hasRegistered: (request: IncomingMessage, address: string, state: Credential): boolean => {
      const read = readMailToken(tokenSecret, cookieOf(request, REGISTERED) ?? '', 'registered', now());
      return read?.address === address && state.registered && read.fingerprint === fingerprintOf(state);
    },
    /** The cookie is set whether or not an account exists. */
    keepAsked: (response: ServerResponse, address: string): void =>
      setCookie(response, ASKED, token('asked', address, '', ASKED_SECONDS), { seconds: ASKED_SECONDS }),
    /** Prevents login CSRF: a link requested by someone else does not sign the reader in. */
    hasAsked: (request: IncomingMessage, address: string): boolean =>
      readMailToken(tokenSecret, cookieOf(request, ASKED) ?? '', 'asked', now())?.address === address,
    keepProved: (response: ServerResponse, address: string, fingerprint: string): void => {
      for (const done of [REGISTERED, ASKED]) setCookie(response, done, '', { seconds: 0 });
      setCookie(response, PROVED, token('proved', address, fingerprint, PROVED_SECONDS), { seconds: PROVED_SECONDS });
    },
    /** Returns the user who has just confirmed their address in this browser, and consumes the proof. */
    takeProved: async (request: IncomingMessage, response: ServerResponse): Promise<Passed | null> => {
      const read = readMailToken(tokenSecret, cookieOf(request, PROVED) ?? '', 'proved', now());
      if (!read) return null;
      setCookie(response, PROVED, '', { seconds: 0 });
      const state = await load(read.address);
      return state.registered && state.verified && read.fingerprint === fingerprintOf(state)
        ? { id: read.address, state }
        : null;
    },
  };
};
export type Proofs = ReturnType<typeof createProofs>;
