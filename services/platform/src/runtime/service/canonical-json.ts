import { createHmac } from 'node:crypto';
import { keyObjectOf } from '../../keys/key-object.js';

/** JSON with sorted keys, so that equal values have equal texts; omits `undefined` as JSON does. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) ?? 'null';

/**
 * Fingerprint of a command's data (hex HMAC), keyed per sender so that guesses cannot be tested. The fingerprint
 * becomes meaningless once the sender is erased (key null).
 */
export const commandHash = (data: unknown, key: Uint8Array | null): string =>
  createHmac('sha256', key ? keyObjectOf(key) : '')
    .update(canonicalJson(data))
    .digest('hex');
