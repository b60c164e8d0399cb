import { createHash, createHmac } from 'node:crypto';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

const MANY = 10;
/** No `i`, `l`, `o` and `u`, which look like others on paper; five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/**
 * Codes of 60 bits made from their name: a repeated click gets the same ones. Nobody can make them without the secret,
 * nor tell them from what is stored of them.
 */
export const recoveryCodes = (secret: Uint8Array, codes: string): readonly string[] =>
  Array.from({ length: MANY }, (_, index) =>
    [...createHmac('sha256', secret).update(`recovery code ${codes} ${index}`).digest().subarray(0, LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** As somebody may have written it down: with other separators, capitals, and letters for the digits they look like. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** What is stored of a code: enough for what nobody can guess. */
export const hashOfCode = (userId: UserId, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plain(code)}`)
    .digest('base64url');
