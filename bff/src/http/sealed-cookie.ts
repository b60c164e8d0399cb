import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';

export type Seal = Readonly<{
  seal: (value: JWTPayload, seconds: number) => Promise<string>;
  open: <Value>(cookie: string | undefined) => Promise<Value | null>;
}>;

/** `purpose` becomes part of the key, so that a cookie of one kind cannot be used as another. */
export const createSeal = (secret: Uint8Array, purpose: string): Seal => {
  const key = createHash('sha256').update(secret).update(purpose).digest();
  return {
    seal: (value, seconds) =>
      new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .encrypt(key),
    open: async <Value>(cookie: string | undefined) => {
      if (!cookie) return null;
      return jwtDecrypt(cookie, key).then(
        ({ payload }) => payload as Value,
        () => null,
      );
    },
  };
};
