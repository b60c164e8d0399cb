import { createHash } from 'node:crypto';
import type { Caller } from '../api/handlers.js';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The ten letters by which something that a click makes is known: a repeat of the click names the same one. */
export const idOfClick = ({ commandId }: Caller, kind: 'group' | 'search request'): string =>
  [...createHash('sha256').update(`${kind} ${commandId}`).digest().subarray(0, 10)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
