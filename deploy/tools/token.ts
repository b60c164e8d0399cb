import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { people } from '../demo/content/people.js';
import { personId } from '../demo/load-people.js';
import { accessToken } from './access-token.js';

class Refused extends Error {}

/**
 * Access token of a demo user, signed with the embedded instance's own keys, valid for an hour.
 * @throws Refused outside the embedded profile, before the first start, and for other users
 */
export const demoToken = async (config: Config, email: string): Promise<string> => {
  if (!config.embedded) throw new Refused('npm run token needs the embedded profile with the built-in sign-in.');
  const person = people.find((p) => p.email === email.trim().toLowerCase());
  if (!person)
    throw new Refused(
      `No demo user has the address ${email || '(none)'}. For example: npm run token -- jana@example.org`,
    );
  if (!existsSync(join(config.dataDir, 'keys', 'oidc.jwks.json')))
    throw new Refused(`No product data in ${config.dataDir}. Start the product once with: npm start`);
  return accessToken(config, personId(person.key));
};

/**
 * Checks whether the instance with these settings accepts the token. @returns '' if accepted, or a hint that no
 * instance is running @throws Refused if a running instance rejects the token
 */
export const takenBy = async (config: Config, token: string): Promise<string> => {
  const url = `http://127.0.0.1:${config.port}`;
  const answer = await fetch(`${url}/v1/status`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (!answer)
    return `Nothing answers at ${url}: this token is for an instance that runs there with DATA_DIR=${config.dataDir}. Set PORT, and PUBLIC_URL where it was started with one, as there.`;
  if (answer.status !== 401) return '';
  throw new Refused(
    `The product at ${url} rejects this token, because its DATA_DIR is not ${config.dataDir} or its PUBLIC_URL is not ${config.publicUrl}. Set both variables to its values.`,
  );
};

if (import.meta.main) {
  try {
    const config = loadConfig(process.env);
    const token = await demoToken(config, process.argv[2] ?? '');
    const doubt = await takenBy(config, token);
    if (doubt) process.stderr.write(`${doubt}\n`);
    process.stdout.write(`${token}\n`);
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
