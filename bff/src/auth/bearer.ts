import { hash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { ApiError } from '../api/api-error.js';
import type { Issuer } from './issuer.js';

/** Whose token it is. `session`: the sign-in it was made for; only the built-in provider names one. */
export type Bearing = Readonly<{ userId: UserId; session: SessionId | null }>;

/** Turns an `Authorization` header into who calls; a visitor has none. */
export type Bearer = Readonly<{
  /**
   * @throws ApiError `sign_in_needed` when a token is there but no longer or not valid, or its session has ended,
   * `service_unavailable` when the issuer's keys cannot be had
   */
  of: (header: string | undefined) => Promise<Bearing | null>;
}>;

type Keys = Pick<Issuer, 'url' | 'builtIn' | 'audience' | 'fetch' | 'jwksUri'>;
type Options = Readonly<{
  /** Asked at every call: a session that was ended is refused at once. */
  sessionIsOpen?: (session: SessionId) => boolean;
  now?: () => number;
}>;
type Verified = Bearing & Readonly<{ expires: number }>;

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
export const createBearer = (issuer: Keys, { sessionIsOpen = () => true, now = Date.now }: Options = {}): Bearer => {
  let keys: JWTVerifyGetKey | undefined;
  const known = new Map<string, Verified>();

  const keySet = async (): Promise<JWTVerifyGetKey> =>
    (keys ??= createRemoteJWKSet(new URL(await issuer.jwksUri()), { [customFetch]: issuer.fetch }));

  const verify = async (token: string): Promise<Verified> => {
    const { payload } = await jwtVerify(token, await keySet(), {
      issuer: issuer.url,
      currentDate: new Date(now()),
      ...(issuer.audience ? { audience: issuer.audience } : {}),
    });
    if (!payload.sub || !payload.exp) throw new ApiError('sign_in_needed');
    const session = issuer.builtIn ? SessionId.safeParse(payload['sid']).data : undefined;
    return { userId: accountIdOf(issuer, payload.sub), session: session ?? null, expires: payload.exp * 1000 };
  };

  const verified = async (token: string): Promise<Verified> => {
    const key = hash('sha256', token, 'base64url');
    const hit = known.get(key);
    if (hit && hit.expires > now()) return hit;
    const fresh = await verify(token).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, fresh);
    return fresh;
  };

  return {
    of: async (header) => {
      const token = header?.match(/^Bearer ([\w.~+/=-]{20,8192})$/)?.[1];
      if (!token) {
        if (header) throw new ApiError('sign_in_needed');
        return null;
      }
      const { userId, session } = await verified(token);
      if (session !== null && !sessionIsOpen(session)) throw new ApiError('sign_in_needed');
      return { userId, session };
    },
  };
};
