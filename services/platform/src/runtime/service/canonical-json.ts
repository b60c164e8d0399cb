import { createHmac } from 'node:crypto';
import { keyObjectOf } from '../../keys/key-object.js';

/** JSON with sorted keys, so that equal values have equal texts; `undefined` is left out as in JSON. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) ?? 'null';

/**
 * Fingerprint of a command's data, hexadecimal, keyed per sender: guesses cannot be tested, and it means nothing any
 * more once that person is erased (key null).
 */
export const commandHash = (data: unknown, key: Uint8Array | null): string =>
  createHmac('sha256', key ? keyObjectOf(key) : '')
    .update(canonicalJson(data))
    .digest('hex');
