import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { masterKey } from '@lendring/platform/keys/master-key.js';
import { makeSecrets } from '@lendring/platform/runtime/settings/secrets.js';
import { Refused, refusing } from './tool.js';

/** Trial URL: browsers resolve `*.localhost` without an entry in the hosts file. */
const TRIAL = 'http://lendring.localhost';
/** User id of the image, which must be able to read files created by root. */
const IMAGE_USER = 1000;

export const passwords = [
  'MONGODB_PASSWORD',
  'KEYS_MONGODB_PASSWORD',
  'MEILISEARCH_KEY',
  'S3_SECRET_KEY',
  'OIDC_CLIENT_SECRET',
  'KEYCLOAK_ADMIN_PASSWORD',
  'KEYCLOAK_DB_PASSWORD',
  'GRAFANA_PASSWORD',
] as const;

const at = (url: URL, prefix: string): string => `${url.protocol}//${prefix}${url.host}`;

export const newSettings = (
  publicUrl: string,
  user: Readonly<{ uid: number; gid: number }>,
): Readonly<Record<string, string>> => {
  const url = URL.parse(publicUrl);
  if (!url || !/^https?:$/.test(url.protocol) || publicUrl.replace(/\/$/, '') !== url.origin)
    throw new Refused(
      `${publicUrl} is not the URL of a site. For example: npm run secrets -- https://lend.example.org`,
    );
  const secure = url.protocol === 'https:';
  return {
    COMPOSE_PROJECT_NAME: 'lendring',
    PUBLIC_URL: url.origin,
    PUBLIC_HOST: url.hostname,
    OIDC_URL: at(url, 'id.'),
    OIDC_HOST: `id.${url.hostname}`,
    FILES_URL: at(url, 'files.'),
    FILES_HOST: `files.${url.hostname}`,
    HTTP_PORT: secure ? '80' : url.port || '80',
    HTTPS_PORT: secure ? url.port || '443' : '443',
    LENDRING_UID: String(user.uid),
    LENDRING_GID: String(user.gid),
    ...Object.fromEntries(passwords.map((name) => [name, randomBytes(24).toString('base64url')])),
    SMTP_URL: 'smtp://mailpit:1025',
    MAIL_FROM: `Lendring <hello@${url.hostname}>`,
    OPERATOR_NAME: 'Lendring',
    OPERATOR_ADDRESS: '',
    OPERATOR_EMAIL: `hello@${url.hostname}`,
  };
};

const quoted = (value: string): string => (/^[\w.:/@-]*$/.test(value) ? value : `'${value}'`);

type Owner = Readonly<{ uid: number; gid: number }>;

const self = (): Owner => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
const readerOf = (own: Owner): Owner => (own.uid === 0 ? { uid: IMAGE_USER, gid: IMAGE_USER } : own);

const handOver = async (directory: string, own: Owner): Promise<void> => {
  const { uid, gid } = readerOf(own);
  if (own.uid === 0)
    for (const path of [directory, ...(await readdir(directory)).map((name) => join(directory, name))])
      await chown(path, uid, gid);
};

/** Creates the keys that a new version requires and keeps existing ones. @throws Refused if there is no installation */
export const addSecrets = async (folder: string, own: Owner = self()): Promise<void> => {
  const directory = join(folder, 'secrets');
  if (!existsSync(directory)) throw new Refused(`${directory} does not exist. Create it with npm run secrets.`);
  await makeSecrets(directory);
  await handOver(directory, own);
};

/**
 * Writes `.env` and an installation's keys into a folder.
 * @throws Refused if either exists, since keys must not be replaced
 */
export const writeSecrets = async (folder: string, publicUrl = TRIAL, own: Owner = self()): Promise<void> => {
  const [file, directory] = [join(folder, '.env'), join(folder, 'secrets')];
  const settings = newSettings(publicUrl, readerOf(own));
  for (const there of [file, directory].filter(existsSync)) {
    throw new Refused(
      `${there} already exists, and data encrypted with it cannot be read with other keys. To replace single keys, see docs/how-to/run-in-production.md.`,
    );
  }
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await makeSecrets(directory);
  masterKey(join(directory, 'subjects.master'), true);
  const about =
    '# Written by npm run secrets for docker-compose.yml. Passwords in it are those that the engines are started with the first time.';
  await writeFile(
    file,
    `${about}\n${Object.entries(settings)
      .map(([name, value]) => `${name}=${quoted(value)}`)
      .join('\n')}\n`,
    { flag: 'wx', mode: 0o600 },
  );
  await handOver(directory, own);
};

if (import.meta.main) {
  await refusing(async () => {
    const folder = resolve('.');
    if (process.argv[2] === '--missing') return addSecrets(folder);
    await writeSecrets(folder, process.argv[2]);
    process.stdout.write(
      `${folder} contains .env and secrets/. Keep a copy of both, separate from the backups of the data.\n`,
    );
  });
}
