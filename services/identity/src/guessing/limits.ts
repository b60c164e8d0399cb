import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/guessing/allowances.js';
import { networkOf } from '@lendring/platform/guessing/network.js';
import type { Allowance, Counted } from '@lendring/platform/guessing/throttle.js';

/** A few mails an hour to one address, and as many from each of its devices. */
const mails: Allowance = { free: 4, firstSeconds: 60, longestSeconds: 3600 };
/** Many people may share one network address, such as a class that joins on one afternoon. */
const mailsFromNetwork: Allowance = { free: 40, firstSeconds: 30, longestSeconds: 300, forgiveSeconds: 60 };

/**
 * Passwords tried for an account (its address, hashed): by everybody (`device` null), or on a device that is known for
 * it.
 */
export const guessesOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `account ${account}` : `device ${device}`,
  allowance: guesses,
});

/** Passwords tried by somebody who is signed in already, to change what protects the account. */
export const guessesSignedIn = (userId: UserId): Counted => ({ key: `signed in ${userId}`, allowance: guesses });

/** Mails asked for to an account's address: by everybody (`device` null), or on a device that is known for it. */
export const mailsOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `mail ${account}` : `mail from ${device}`,
  allowance: mails,
});

/** Passwords tried from a network address, for whatever account. */
export const guessesFrom = (address: string): Counted => ({
  key: `address ${networkOf(address)}`,
  allowance: guessesFromNetwork,
});

/** Mails asked for from a network address, to whomever. */
export const mailsFrom = (address: string): Counted => ({
  key: `mails from ${networkOf(address)}`,
  allowance: mailsFromNetwork,
});

/** Codes after a right password: by everybody (`device` null), or on a device that is known. */
export const codesOf = (account: string, device: string | null): Counted => ({
  key: device === null ? `code ${account}` : `code ${device}`,
  allowance: guesses,
});

/** Codes tried by somebody who is signed in already. */
export const codesSignedIn = (userId: UserId): Counted => ({ key: `code signed in ${userId}`, allowance: guesses });
