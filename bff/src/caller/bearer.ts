import { hash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { ApiError } from '../errors/api-error.js';
import type { Issuer } from './issuer.js';

/**
 * Owner of a token. `session` is the sign-in session, or null unless the built-in provider issued the token. `expires`:
 * end of the token, in milliseconds since the epoch.
 */
export type Bearing = Readonly<{ userId: UserId; session: SessionId | null; expires: number }>;

export type Bearer = Readonly<{
  /**
   * @throws ApiError `sign_in_needed` for an invalid or expired token or an ended session, `service_unavailable` when
   * the issuer's keys cannot be fetched
   */
  of: (header: string | undefined) => Promise<Bearing | null>;
  /** Returns true until the token expires or its session ends. */
  isValid: (bearing: Bearing) => boolean;
}>;

type Keys = Pick<Issuer, 'url' | 'builtIn' | 'audience' | 'fetch' | 'jwksUri'>;
type Options = Readonly<{ sessionIsOpen?: (session: SessionId) => boolean; now?: () => number }>;

const ACCOUNTS = '0d7a3c51-7f0e-4a5b-8f57-5a0b7e2f9c11';
const REMEMBERED = 5000;

/**
 * Returns the account id for a `sub`. Subjects of the built-in provider are account ids; others are derived from
 * issuer and `sub`, so that two issuers cannot collide.
 */
export const accountIdOf = (issuer: Pick<Issuer, 'url' | 'builtIn'>, sub: string): UserId =>
  issuer.builtIn && UserId.safeParse(sub).success ? sub : derivedId(ACCOUNTS, `${issuer.url} ${sub}`);

/** Error codes that concern the token itself; all other errors concern fetching the issuer's keys. */
const aboutToken = /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE|JOSE_ALG|JOSE_NOT_SUPPORTED)/;

/** Answers 503 when the issuer is unavailable, so that an outage signs no user out. */
const refusalOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return new ApiError(typeof code === 'string' && aboutToken.test(code) ? 'sign_in_needed' : 'service_unavailable');
};

export const createBearer = (issuer: Keys, { sessionIsOpen = () => true, now = Date.now }: Options = {}): Bearer => {
  let keys: JWTVerifyGetKey | undefined;
  const known = lruMap<string, Bearing>(REMEMBERED);

  const keySet = async (): Promise<JWTVerifyGetKey> =>
    (keys ??= createRemoteJWKSet(new URL(await issuer.jwksUri()), { [customFetch]: issuer.fetch }));

  const verify = async (token: string): Promise<Bearing> => {
    const { payload } = await jwtVerify(token, await keySet(), {
      issuer: issuer.url,
      currentDate: new Date(now()),
      ...(issuer.audience ? { audience: issuer.audience } : {}),
    });
    if (!payload.sub || !payload.exp) throw new ApiError('sign_in_needed');
    const session = issuer.builtIn ? SessionId.safeParse(payload['sid']).data : undefined;
    return { userId: accountIdOf(issuer, payload.sub), session: session ?? null, expires: payload.exp * 1000 };
  };

  const verified = async (token: string): Promise<Bearing> => {
    const key = hash('sha256', token, 'base64url');
    const hit = known.get(key);
    if (hit && hit.expires > now()) return hit;
    const fresh = await verify(token).catch((error: unknown) => {
      throw refusalOf(error);
    });
    known.set(key, fresh);
    return fresh;
  };

  const isValid: Bearer['isValid'] = ({ session, expires }) =>
    expires > now() && (session === null || sessionIsOpen(session));

  return {
    of: async (header) => {
      const token = header?.match(/^Bearer ([\w.~+/=-]{20,8192})$/)?.[1];
      if (!token) {
        if (header) throw new ApiError('sign_in_needed');
        return null;
      }
      const bearing = await verified(token);
      if (!isValid(bearing)) throw new ApiError('sign_in_needed');
      return bearing;
    },
    isValid,
  };
};
