import { randomBytes } from 'node:crypto';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answersHttp } from './answers.js';
import { startContainer } from './containers.js';
import type { Addresses, Engine } from './engine.js';
import { maven, run, serverFile } from './install.js';

const realm = (): Promise<string> => readFile(serverFile('../../keycloak/lendring-realm.json'), 'utf8');
const HOME = 'keycloak-26.7.3';

const newSecrets = () => {
  const [secret, password] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  return {
    env: { LENDRING_OIDC_SECRET: secret, KC_BOOTSTRAP_ADMIN_USERNAME: 'admin', KC_BOOTSTRAP_ADMIN_PASSWORD: password },
    at: (url: string): Addresses => ({
      OIDC_ISSUER: `${url}/realms/lendring`,
      OIDC_CLIENT_ID: 'lendring',
      OIDC_CLIENT_SECRET: secret,
      OIDC_AUDIENCE: 'urn:lendring:api',
      KEYCLOAK_ADMIN: 'admin',
      KEYCLOAK_ADMIN_PASSWORD: password,
    }),
  };
};

/** Keycloak (Apache-2.0) from Maven with an in-memory database and the product's realm. */
export const oidc: Engine = {
  name: 'oidc',
  alsoCalled: ['sign-in', 'keycloak'],
  variables: [
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_AUDIENCE',
    'KEYCLOAK_ADMIN',
    'KEYCLOAK_ADMIN_PASSWORD',
  ],
  local: {
    version: HOME,
    needs: ['java', 'mvn'],
    usualPorts: [8180],
    install: async (folder) => {
      await maven('keycloak/pom.xml', folder, 'dependency:unpack', `-DoutputDirectory=${folder}`);
      // Build with the database driver once, which reduces the start from forty to ten seconds.
      await run('sh', [join(folder, HOME, 'bin', 'kc.sh'), 'build', '--db=dev-mem', '--cache=local']);
    },
    start: async ({ installed, directory, ports: [port = 0], processes }) => {
      const [secrets, url, home] = [newSecrets(), `http://127.0.0.1:${port}`, join(installed, HOME)];
      // Create a home folder per run, because Keycloak writes there. Programs are symlinked.
      for (const part of ['conf', 'lib', 'providers', 'themes', 'version.txt'])
        await symlink(join(home, part), join(directory, part));
      await mkdir(join(directory, 'data', 'import'), { recursive: true });
      await writeFile(join(directory, 'data', 'import', 'lendring-realm.json'), await realm());
      const server = processes.start(
        'sh',
        [
          join(home, 'bin', 'kc.sh'),
          `-Dkc.home.dir=${directory}`,
          'start',
          '--optimized',
          '--http-enabled=true',
          '--http-host=127.0.0.1',
          `--http-port=${port}`,
          '--hostname-strict=false',
          '--import-realm',
        ],
        { directory, env: secrets.env },
      );
      await server.healthy(answersHttp(`${url}/realms/lendring/.well-known/openid-configuration`));
      return { addresses: secrets.at(url), stop: server.stop };
    },
  },
  startContainer: async () => {
    const secrets = newSecrets();
    return startContainer('oidc', {
      command: ['start-dev', '--import-realm'],
      env: secrets.env,
      ports: [8080],
      files: { '/opt/keycloak/data/import/lendring-realm.json': await realm() },
      healthy: { path: '/realms/lendring/.well-known/openid-configuration', port: 8080 },
      addresses: ({ host, port }) => secrets.at(`http://${host}:${port(8080)}`),
    });
  },
};
