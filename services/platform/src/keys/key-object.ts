import { createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Uint8Array, KeyObject>();

/** Cached KeyObject for ciphers and HMACs: importing the bytes costs more than using the key on a short text. */
export const keyObjectOf = (key: Uint8Array): KeyObject => {
  const made = known.get(key) ?? createSecretKey(key);
  known.set(key, made);
  return made;
};
