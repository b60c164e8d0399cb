import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { fingerprintOf, mailToken, readMailToken, type MailToken } from '../credential/mail-token.js';
import type { Credential, Registered } from '../credential/credential.js';
import { cookieOf, type SetCookie } from './cookies.js';

const PASSED = 'lendring_passed';
const TRUSTED = 'lendring_trusted';
/** Time to find the phone. */
const PASSED_SECONDS = 600;
const TRUSTED_SECONDS = 30 * 86_400;

type Options = Readonly<{
  tokenSecret: Uint8Array;
  setCookie: SetCookie;
  now: () => number;
  load: (id: string) => Promise<Credential>;
}>;
/** Whose password was right, or who read the mail; `id`: of the credential. */
export type Passed = Readonly<{ id: string; state: Registered }>;

/** The page that asks for the code. */
export const secondStepPage = (publicUrl: string, uid: string, locale: Locale): string =>
  `${publicUrl}${pageAddress(locale, '/auth/second-step')}?${new URLSearchParams({ uid })}`;

/** Changes with the password, with another app, and whenever all devices are signed out. */
const trustOf = (state: Registered): string =>
  `${fingerprintOf(state)} ${state.factors.totp?.setup ?? ''} ${state.ended}`;

/**
 * The step between a right password and being signed in, for who has an app that makes codes. Two cookies of ours say
 * how far this browser is: that the first step of this very sign-in is done, and that its owner wants no code here.
 */
export const createSecondStep = ({ tokenSecret, setCookie, now, load }: Options) => {
  const token = (payload: Omit<MailToken, 'expires'>, seconds: number): string =>
    mailToken(tokenSecret, { ...payload, expires: now() + seconds * 1000 });
  // Several people may sign in on one device.
  const trusted = (id: string): string => `${TRUSTED}_${id.slice(0, 12)}`;

  return {
    /** Whether this person is asked for a code in this browser. */
    isNeeded: (request: IncomingMessage, { id, state }: Passed): boolean => {
      if (!state.factors.totp) return false;
      const read = readMailToken(tokenSecret, cookieOf(request, trusted(id)) ?? '', 'trusted', now());
      return read?.address !== id || read.fingerprint !== trustOf(state);
    },
    keepPassed: (response: ServerResponse, uid: string, { id, state }: Passed): void =>
      setCookie(
        response,
        PASSED,
        token({ purpose: 'passed', address: id, fingerprint: `${fingerprintOf(state)} ${uid}` }, PASSED_SECONDS),
        { seconds: PASSED_SECONDS },
      ),
    /** Who is at the second step of this sign-in; null: nobody, or too late, or the password has changed. */
    passed: async (request: IncomingMessage, uid: string): Promise<Passed | null> => {
      const read = readMailToken(tokenSecret, cookieOf(request, PASSED) ?? '', 'passed', now());
      const state = read && (await load(read.address));
      return read && state?.registered && read.fingerprint === `${fingerprintOf(state)} ${uid}`
        ? { id: read.address, state }
        : null;
    },
    forgetPassed: (response: ServerResponse): void => setCookie(response, PASSED, '', { seconds: 0 }),
    trust: (response: ServerResponse, { id, state }: Passed): void =>
      setCookie(
        response,
        trusted(id),
        token({ purpose: 'trusted', address: id, fingerprint: trustOf(state) }, TRUSTED_SECONDS),
        { seconds: TRUSTED_SECONDS },
      ),
  };
};
export type SecondStep = ReturnType<typeof createSecondStep>;
