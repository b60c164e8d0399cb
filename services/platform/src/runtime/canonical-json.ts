import { createHash } from 'node:crypto';

/** JSON with its keys in order, so that equal values have equal texts; `undefined` is left out as JSON does. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, (_key, member: unknown) =>
  typeof member === 'object' && member !== null && !Array.isArray(member)
    ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
    : member) ?? 'null';

/** SHA-256 of a command's data, hexadecimal. */
export const commandHash = (data: unknown): string => createHash('sha256').update(canonicalJson(data)).digest('hex');
