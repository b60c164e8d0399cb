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
    throw new Refused(`The keys in ${keysFrom} belong to another installation than ${from}.`);
  if (present !== null && present !== keys.fingerprint)
    throw new Refused(`${secretsDir} holds the keys of another installation (SECRETS_DIR).`);
  if (keys.at < manifest.at)
    say(
      `The keys of ${keys.at} are older than the data of ${manifest.at}: what people who came in between wrote of themselves cannot be read.`,
    );
  else if (keys.at === manifest.at)
    say(
      `Whoever deleted their account after ${keys.at} comes back with these keys. Newer keys of this installation, where there are any, erase them again.`,
    );

  const draft = join(dataDir, '.restoring');
  try {
    await copyAll(from, manifest, draft);
    checkLogs(draft, manifest);
    await placeKeys(keysFrom, keys, draft, config);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  say(`${dataDir} shows ${manifest.at}: ${describeEvents(manifest.events)}.`);
  say('Read models are built from the logs at the next start; everybody signs in again.');
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
          `The log of ${service} is not whole: ${String(found)} of ${expected} events, ${String(health)}.`,
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
    if (keys === undefined) throw new Refused(`Without its keys the data cannot be read: ${usage}`);
    await restore(config, { from: folder, keysFrom: keys }, (line) => process.stdout.write(`${line}\n`));
  });
}
