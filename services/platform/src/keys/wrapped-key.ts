import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Reserved subject of the key store's identity, which verifies the master key. */
export const PROOF = '';
const NONCE = 12;
const TAG = 16;

export const named = (subject: string): string => {
  if (subject === PROOF) throw new Error('Subject of an encryption key is empty');
  return subject;
};

/** Encrypts a personal key with the master key (AES-256-GCM), bound to the person. */
export const wrap = (master: Uint8Array, subject: string, key: Uint8Array): Uint8Array => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', master, nonce).setAAD(Buffer.from(subject));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
};

/** @throws when the data is damaged or was wrapped with another master key or for another person */
export const unwrap = (master: Uint8Array, subject: string, wrapped: Uint8Array): Uint8Array => {
  const decipher = createDecipheriv('aes-256-gcm', master, wrapped.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(-TAG));
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE, -TAG)), decipher.final()]);
};
