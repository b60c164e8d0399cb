import { createHash } from 'node:crypto';
import type { Caller } from '../caller/handlers.js';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Derives a ten-letter id from the command id, so that a retried click names the same resource. */
export const idOfClick = ({ commandId }: Caller, kind: 'group' | 'search request'): string =>
  [...createHash('sha256').update(`${kind} ${commandId}`).digest().subarray(0, 10)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
