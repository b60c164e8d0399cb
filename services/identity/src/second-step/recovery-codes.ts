import { createHash, createHmac } from 'node:crypto';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

const MANY = 10;
/** 32 letters of five bits each, without `i`, `l`, `o` and `u`, which look like other characters on paper. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/**
 * Derives codes of 60 bits from their name, so that a repeated click returns the same codes. The codes cannot be
 * derived without the secret, nor from the stored hashes.
 */
export const recoveryCodes = (secret: Uint8Array, codes: string): readonly string[] =>
  Array.from({ length: MANY }, (_, index) =>
    [...createHmac('sha256', secret).update(`recovery code ${codes} ${index}`).digest().subarray(0, LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** Tolerates separators, capitals, and letters that resemble digits. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** Stored hash of a code; a fast hash suffices for 60 random bits. */
export const hashOfCode = (userId: UserId, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plain(code)}`)
    .digest('base64url');
