import { join } from 'node:path';
import { API_AUDIENCE } from '@lendring/bff/caller/issuer.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openSecrets } from '@lendring/platform/runtime/settings/secrets.js';
import { importJWK, SignJWT } from 'jose';

/**
 * Access token for an account of the embedded instance in this data folder, signed with the instance's keys and valid
 * for an hour.
 */
export const accessToken = async (config: Config, userId: string): Promise<string> => {
  const [jwk] = (await openSecrets(join(config.dataDir, 'keys')).jwks('oidc')).keys;
  if (!jwk) throw new Error(`${config.dataDir} contains no signing key`);
  return new SignJWT({ client_id: 'lendring-web', scope: 'openid profile email offline_access' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(jwk.kid ? { kid: jwk.kid } : {}) })
    .setIssuer(`${config.publicUrl}/oidc`)
    .setAudience(API_AUDIENCE)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'));
};
