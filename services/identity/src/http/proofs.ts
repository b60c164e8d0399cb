import type { IncomingMessage, ServerResponse } from 'node:http';
import { fingerprintOf, mailToken, readMailToken } from '../credential/mail-token.js';
import type { Credential } from '../credential/credential.js';
import { cookieOf, type SetCookie } from './cookies.js';
import type { Passed } from './second-step.js';

const REGISTERED = 'lendring_registered';
const ASKED = 'lendring_asked';
const PROVED = 'lendring_proved';
/** As long as the link in the mail works. */
const REGISTERED_SECONDS = 48 * 3600;
/** As long as the link to a new password works. */
const ASKED_SECONDS = 3600;
/** From the confirmed address to being signed in is one step. */
const PROVED_SECONDS = 120;

type Options = Readonly<{
  tokenSecret: Uint8Array;
  setCookie: SetCookie;
  now: () => number;
  load: (address: string) => Promise<Credential>;
}>;

/**
 * What a browser can prove by cookies of ours: that it registered an address (ADR 25), that it asked for a new
 * password, and that it has just shown an address to be its own. The first and the last name the password by its
 * fingerprint, so they are worth nothing once that has changed.
 */
export const createProofs = ({ tokenSecret, setCookie, now, load }: Options) => {
  const token = (
    purpose: 'registered' | 'asked' | 'proved',
    address: string,
    fingerprint: string,
    seconds: number,
  ): string => mailToken(tokenSecret, { purpose, address, fingerprint, expires: now() + seconds * 1000 });

  return {
    /** Kept also where the address was known already: nobody can tell. */
    keepRegistered: (response: ServerResponse, address: string, fingerprint: string): void =>
      setCookie(response, REGISTERED, token('registered', address, fingerprint, REGISTERED_SECONDS), {
        seconds: REGISTERED_SECONDS,
      }),
    hasRegistered: (request: IncomingMessage, address: string, state: Credential): boolean => {
      const read = readMailToken(tokenSecret, cookieOf(request, REGISTERED) ?? '', 'registered', now());
      return read?.address === address && state.registered && read.fingerprint === fingerprintOf(state);
    },
    /** Kept whether there is an account or not. */
    keepAsked: (response: ServerResponse, address: string): void =>
      setCookie(response, ASKED, token('asked', address, '', ASKED_SECONDS), { seconds: ASKED_SECONDS }),
    /** Who was sent a link by somebody else is not signed in by it. */
    hasAsked: (request: IncomingMessage, address: string): boolean =>
      readMailToken(tokenSecret, cookieOf(request, ASKED) ?? '', 'asked', now())?.address === address,
    keepProved: (response: ServerResponse, address: string, fingerprint: string): void => {
      for (const done of [REGISTERED, ASKED]) setCookie(response, done, '', { seconds: 0 });
      setCookie(response, PROVED, token('proved', address, fingerprint, PROVED_SECONDS), { seconds: PROVED_SECONDS });
    },
    /** Who has just confirmed their address in this browser; asking takes the proof back. */
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
