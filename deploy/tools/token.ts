import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { people } from '../demo/content/people.js';
import { personId } from '../demo/load-people.js';
import { accessToken } from './access-token.js';

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
  if (!existsSync(join(config.dataDir, 'keys', 'oidc.jwks.json'))) throw new Refused(`There is no instance in ${config.dataDir} yet. Start it once with: npm start`);
  return accessToken(config, personId(person.key));
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
