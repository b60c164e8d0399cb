import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/rate-limit/allowances.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { Allowance, Counted } from '@lendring/platform/rate-limit/throttle.js';

/** A few mails per hour and address; each known device has its own allowance. */
const mails: Allowance = { free: 4, firstSeconds: 60, longestSeconds: 3600 };
/**
 * Generous limit, because many people may share one network address, such as a class that registers on one afternoon.
 */
const mailsFromNetwork: Allowance = { free: 40, firstSeconds: 30, longestSeconds: 300, forgiveSeconds: 60 };

/** Password attempts for an account (its hashed address): from anywhere (`device` null) or from a known device. */
export const guessesOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `account ${account}` : `device ${device}`,
  allowance: guesses,
});

export const guessesSignedIn = (userId: UserId): Counted => ({ key: `signed in ${userId}`, allowance: guesses });

export const mailsOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `mail ${account}` : `mail from ${device}`,
  allowance: mails,
});

export const guessesFrom = (address: string): Counted => ({
  key: `address ${networkOf(address)}`,
  allowance: guessesFromNetwork,
});

export const mailsFrom = (address: string): Counted => ({
  key: `mails from ${networkOf(address)}`,
  allowance: mailsFromNetwork,
});

/** Code attempts after the right password: from anywhere (`device` null) or from a known device. */
export const codesOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `code ${account}` : `code ${device}`,
  allowance: guesses,
});

export const codesSignedIn = (userId: UserId): Counted => ({ key: `code signed in ${userId}`, allowance: guesses });
