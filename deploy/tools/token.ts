import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API_AUDIENCE } from '@lendring/bff/auth/issuer.js';
import { ConfigError, loadConfig, type Config } from '@lendring/platform/runtime/config.js';
import { openSecrets } from '@lendring/platform/runtime/secrets.js';
import { importJWK, SignJWT } from 'jose';
import { people } from '../demo/content/people.js';
import { personId } from '../demo/load-people.js';

/** A mistake of the person at the keyboard: said in one line, without a stack. */
class Refused extends Error {}

/**
 * An access token of a demo person, signed with the embedded instance's own keys and good for an hour.
 * @throws Refused outside the embedded profile, before the first start, and for anybody who is not a demo person
 */
export const demoToken = async (config: Config, email: string): Promise<string> => {
  if (!config.embedded) throw new Refused('npm run token works only in the embedded profile with the built-in sign-in.');
  const person = people.find((p) => p.email === email.trim().toLowerCase());
  if (!person) throw new Refused(`Not a demo person: ${email || '(nobody)'}. For example: npm run token -- jana@example.org`);
  const keys = join(config.dataDir, 'keys');
  if (!existsSync(join(keys, 'oidc.jwks.json'))) throw new Refused(`There is no instance in ${config.dataDir} yet. Start it once with: npm start`);
  const [jwk] = (await openSecrets(keys).jwks('oidc')).keys;
  if (!jwk) throw new Refused(`${keys} holds no signing key.`);
  return new SignJWT({ client_id: 'lendring-web', scope: 'openid profile email offline_access' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(jwk.kid ? { kid: jwk.kid } : {}) })
    .setIssuer(`${config.publicUrl}/oidc`).setAudience(API_AUDIENCE).setSubject(personId(person.key)).setIssuedAt().setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'));
};

if (import.meta.main) {
  try {
    process.stdout.write(`${await demoToken(loadConfig(process.env), process.argv[2] ?? '')}\n`);
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
