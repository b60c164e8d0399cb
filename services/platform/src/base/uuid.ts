import { hash } from 'node:crypto';

const NAMESPACE = 16;

/** Name-based UUID (RFC 9562, version 5): equal inputs give equal ids, which makes repeats idempotent. */
export const derivedId = (namespaceUuid: string, name: string): string => {
  const named = Buffer.alloc(NAMESPACE + Buffer.byteLength(name));
  named.write(namespaceUuid.replaceAll('-', ''), 'hex');
  named.write(name, NAMESPACE);
  const hex = hash('sha1', named, 'hex');
  const variant = (0x8 | (Number.parseInt(hex.charAt(16), 16) & 0x3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
