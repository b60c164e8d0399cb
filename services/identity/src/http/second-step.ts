import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { fingerprintOf, mailToken, readMailToken, type MailToken } from '../credential/mail-token.js';
import type { Credential, Registered } from '../credential/credential.aggregate.js';
import { cookieOf, type SetCookie } from './cookies.js';

const PASSED = 'lendring_passed';
const TRUSTED = 'lendring_trusted';
const PASSED_SECONDS = 600;
const TRUSTED_SECONDS = 30 * 86_400;

type Options = Readonly<{
  tokenSecret: Uint8Array;
  setCookie: SetCookie;
  now: () => number;
  load: (id: string) => Promise<Credential>;
}>;
export type Passed = Readonly<{ id: string; state: Registered }>;

export const secondStepPage = (publicUrl: string, uid: string, locale: Locale): string =>
  `${publicUrl}${pageAddress(locale, '/auth/second-step')}?${new URLSearchParams({ uid })}`;

/**
 * Fingerprint of a trusted device; changes with the password, with another authenticator app, and when all devices
 * are signed out.
 */
const trustOf = (state: Registered): string =>
  `${fingerprintOf(state)} ${state.factors.totp?.setup ?? ''} ${state.ended}`;

/**
 * Second step of a sign-in with TOTP. Two signed cookies record that the first step of this sign-in is done and that
 * this device is trusted.
 */
export const createSecondStep = ({ tokenSecret, setCookie, now, load }: Options) => {
  const token = (payload: Omit<MailToken, 'expires'>, seconds: number): string =>
    mailToken(tokenSecret, { ...payload, expires: now() + seconds * 1000 });
  // A cookie per account, because several users may share a device.
  const trusted = (id: string): string => `${TRUSTED}_${id.slice(0, 12)}`;

  return {
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
    /**
     * The user at the second step of this sign-in; null if there is no such user, the step has expired, or the
     * password has changed.
     */
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
