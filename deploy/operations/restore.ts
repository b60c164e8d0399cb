import { keepFilesPrivate } from '@lendring/platform/runtime/process/own-files.js';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { checkEmbedded, checkEmpty, fingerprintOf, readPlaces, SUBJECTS, describeEvents } from './backup.js';
import { checkedManifest, type Manifest } from './backup-manifest.js';
import { Refused, runTool } from './tool.js';

type Say = (line: string) => void;
export type RestorePlaces = Readonly<{ from: string; keysFrom: string }>;

/**
 * Restores a backup and its keys into an empty data folder, all or nothing. Read models are rebuilt at the next start.
 * @throws Refused if the folder is in use, the backup is damaged, or the keys belong to another installation
 */
export const restore = async (config: Config, places: RestorePlaces, say: Say): Promise<void> => {
  const { dataDir, secretsDir } = config;
  keepFilesPrivate(dataDir);
  const [from, keysFrom] = [resolve(places.from), resolve(places.keysFrom)];
  checkEmbedded(config, 'npm run restore');
  await checkEmpty(dataDir, 'stop the product that uses it, and restore into a new folder (DATA_DIR).');
  const manifest = await checkedManifest(from, 'data');
  const keys = await checkedManifest(keysFrom, 'keys');
  const present = await fingerprintOf(secretsDir);
  if (keys.fingerprint !== manifest.fingerprint)
    throw new Refused(`The keys in ${keysFrom} and the data in ${from} belong to different installations.`);
  if (present !== null && present !== keys.fingerprint)
    throw new Refused(`${secretsDir} contains the keys of another installation. Choose another SECRETS_DIR.`);
  if (keys.at < manifest.at)
    say(
      `The keys of ${keys.at} are older than the data of ${manifest.at}. Personal data of users who registered in between cannot be read.`,
    );
  else if (keys.at === manifest.at)
    say(`These keys restore accounts deleted after ${keys.at}. Newer keys of this installation erase them again.`);

  const draft = join(dataDir, '.restoring');
  try {
    await copyAll(from, manifest, draft);
    checkLogs(draft, manifest);
    await placeKeys(keysFrom, keys, draft, config);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  say(`${dataDir} restored to ${manifest.at}: ${describeEvents(manifest.events)}.`);
  say('The next start builds the read models from the logs; all users have to sign in again.');
};

const copyAll = async (from: string, { files }: Manifest, to: string): Promise<void> => {
  for (const { path } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), join(to, path));
  }
};

/** Copies the database of subject keys into the data folder, and all other keys into the secrets folder. */
const placeKeys = async (
  from: string,
  manifest: Manifest,
  draft: string,
  { dataDir, secretsDir }: Config,
): Promise<void> => {
  const within = join(draft, 'keys');
  const secrets = secretsDir === join(dataDir, 'keys') ? within : secretsDir;
  for (const folder of [within, secrets]) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { path } of manifest.files) {
    const target = join(path === SUBJECTS ? within : secrets, path);
    if (existsSync(target)) continue;
    await copyFile(join(from, path), target);
    await chmod(target, 0o600);
  }
};

/** @throws Refused if a log is incomplete */
const checkLogs = (folder: string, { events }: Manifest): void => {
  for (const [service, expected] of Object.entries(events)) {
    const log = new DatabaseSync(join(folder, service, 'events.db'));
    try {
      const found = log.prepare('SELECT count(*) AS n FROM events').get()?.['n'];
      const health = log.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
      if (found !== expected || health !== 'ok')
        throw new Refused(
          `The log of ${service} is incomplete: ${String(found)} of ${expected} events, ${String(health)}.`,
        );
    } finally {
      log.close();
    }
  }
};

if (import.meta.main) {
  await runTool(async (config, args) => {
    const usage = 'DATA_DIR=<new folder> npm run restore -- <folder of the backup> --keys <folder of the keys>';
    const { folder, keys } = readPlaces(args, usage);
    if (keys === undefined) throw new Refused(`The data cannot be read without its keys: ${usage}`);
    await restore(config, { from: folder, keysFrom: keys }, (line) => process.stdout.write(`${line}\n`));
  });
}
