import { createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Uint8Array, KeyObject>();

/**
 * A key in the form ciphers and HMACs want. Bringing the bytes there costs more than using it on a short text: once per
 * key is enough.
 */
export const keyObjectOf = (key: Uint8Array): KeyObject => {
  const made = known.get(key) ?? createSecretKey(key);
  known.set(key, made);
  return made;
};
