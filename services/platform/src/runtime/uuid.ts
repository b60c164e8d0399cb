import { createHash } from 'node:crypto';

/**
 * Name-based UUID (RFC 9562, version 5): the same namespace and name always give the same id, so whatever is repeated
 * finds what its first run made.
 */
export const derivedId = (namespaceUuid: string, name: string): string => {
  const hash = createHash('sha1').update(Buffer.from(namespaceUuid.replaceAll('-', ''), 'hex')).update(name).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};
