import { hash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { ApiError } from '../api/api-error.js';
import type { Issuer } from './issuer.js';

/** Turns an `Authorization` header into an account id; a visitor has none. */
export type Bearer = Readonly<{
  /**
   * @throws ApiError `sign_in_needed` when a token is there but no longer or not valid, `service_unavailable` when the
   * issuer's keys cannot be had
   */
  userOf: (header: string | undefined) => Promise<UserId | null>;
}>;

type Keys = Pick<Issuer, 'url' | 'builtIn' | 'audience' | 'fetch' | 'jwksUri'>;

const ACCOUNTS = '0d7a3c51-7f0e-4a5b-8f57-5a0b7e2f9c11';
const REMEMBERED = 5000;

/**
 * A `sub` of the built-in provider is the account id itself; others are mapped to one that no other issuer can claim.
 */
export const accountIdOf = (issuer: Pick<Issuer, 'url' | 'builtIn'>, sub: string): UserId =>
  issuer.builtIn && UserId.safeParse(sub).success ? sub : derivedId(ACCOUNTS, `${issuer.url} ${sub}`);

/** Errors about the token itself; every other error is about reaching the issuer's keys. */
const aboutToken = /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE|JOSE_ALG|JOSE_NOT_SUPPORTED)/;

/** While the issuer is down nobody is signed out: the answer is 503. */
const refusalOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return new ApiError(typeof code === 'string' && aboutToken.test(code) ? 'sign_in_needed' : 'service_unavailable');
};

/** Verifies access tokens against the issuer's keys; a verified token is remembered until it expires. */
export const createBearer = (issuer: Keys, now: () => number = Date.now): Bearer => {
  let keys: JWTVerifyGetKey | undefined;
  const known = new Map<string, { readonly userId: UserId; readonly expires: number }>();

  const keySet = async (): Promise<JWTVerifyGetKey> =>
    (keys ??= createRemoteJWKSet(new URL(await issuer.jwksUri()), { [customFetch]: issuer.fetch }));

  const verify = async (token: string): Promise<{ readonly userId: UserId; readonly expires: number }> => {
    const { payload } = await jwtVerify(token, await keySet(), {
      issuer: issuer.url,
      currentDate: new Date(now()),
      ...(issuer.audience ? { audience: issuer.audience } : {}),
    });
    if (!payload.sub || !payload.exp) throw new ApiError('sign_in_needed');
    return { userId: accountIdOf(issuer, payload.sub), expires: payload.exp * 1000 };
  };

  return {
    userOf: async (header) => {
      const token = header?.match(/^Bearer ([\w.~+/=-]{20,8192})$/)?.[1];
      if (!token) {
        if (header) throw new ApiError('sign_in_needed');
        return null;
      }
      const key = hash('sha256', token, 'base64url');
      const hit = known.get(key);
      if (hit && hit.expires > now()) return hit.userId;
      const verified = await verify(token).catch((error: unknown) => {
        throw refusalOf(error);
      });
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, verified);
      return verified.userId;
    },
  };
};
