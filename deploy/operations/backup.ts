import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { backup as copyDatabase } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { services } from '@lendring/contracts/services.js';
import { BACKUP_VALUE } from '@lendring/platform/runtime/followers/service-state.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { cutNow } from './backup-cut.js';
import { copyAllButReadModels } from './backup-documents.js';
import { filesIn, writeManifest } from './backup-manifest.js';
import { projections } from './projections.js';
import { Refused, runTool } from './tool.js';

type Say = (line: string) => void;
export type BackupPlaces = Readonly<{ to: string; keysTo: string | null }>;

/** Folders that cannot be rebuilt, besides those of the services. */
const FOLDERS = ['files', join('places', 'postal')];
const DEMO = 'demo.json';
export const SUBJECTS = 'subjects.db';

export const fingerprintOf = async (secretsDir: string): Promise<string | null> => {
  const key = await readFile(join(secretsDir, 'nickname.key')).catch(() => null);
  return (
    key &&
    createHash('sha256').update('which installation').update(key.toString('utf8').trim()).digest('hex').slice(0, 16)
  );
};

/** @throws Refused unless all stores are in the data folder */
export const checkEmbedded = ({ stores, dataDir }: Config, doing: string): void => {
  const elsewhere = [stores.eventStore, stores.documents, stores.keys, stores.blobs]
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'sqlite' && kind !== 'files');
  if (elsewhere.length > 0) {
    throw new Refused(
      `${doing} works with the embedded profile only, whose data is in ${dataDir}. For ${elsewhere.join(', ')} see docs/how-to/run-in-production.md.`,
    );
  }
};

/** @throws Refused unless the folder is new or empty */
export const checkEmpty = async (folder: string, because: string): Promise<void> => {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refused(`${folder} is not a folder.`);
  });
  if (found.length > 0) throw new Refused(`${folder} is not empty: ${because}`);
};

/**
 * Backs up an embedded product while it runs: all logs at one moment, the checkpoints of policies, and the files.
 * Excludes read models (rebuilt from the logs), sessions (users sign in again) and the local mailbox.
 * @throws Refused if a check fails; no partial backup is left then
 */
export const backUp = async (config: Config, places: BackupPlaces, say: Say): Promise<void> => {
  const { dataDir, secretsDir } = config;
  const to = resolve(places.to);
  const keysTo = places.keysTo === null ? null : resolve(places.keysTo);
  checkEmbedded(config, 'npm run backup');
  const subjects = join(dataDir, 'keys', SUBJECTS);
  const fingerprint = await fingerprintOf(secretsDir);
  if (!existsSync(subjects) || !fingerprint)
    throw new Refused(`No product data in ${dataDir}. Set DATA_DIR to the data folder of the product.`);
  for (const folder of [to, ...(keysTo ? [keysTo] : [])]) {
    if (inside(folder, dataDir))
      throw new Refused(`${folder} is inside the data folder ${dataDir}. Choose a folder on another disk.`);
    await checkEmpty(folder, 'a backup gets a folder of its own.');
  }
  if (keysTo && (inside(keysTo, to) || inside(to, keysTo)))
    throw new Refused('Keys and data need separate folders, because both together reveal all personal data.');

  const draft = `${to}.unfinished`;
  const keysDraft = keysTo && `${keysTo}.unfinished`;
  const drafts = [draft, ...(keysDraft ? [keysDraft] : [])];
  const clear = async (): Promise<void> => {
    for (const folder of drafts) await rm(folder, { recursive: true, force: true });
  };
  try {
    await clear();
    for (const folder of drafts) await mkdir(folder, { recursive: true, mode: 0o700 });
    // Copy files before the snapshot, to include those deleted after it, and again afterwards, to include those added
    // before it.
    await copyFolders(dataDir, draft);
    const at = new Date().toISOString();
    const events = await copyCut(config, draft, keysDraft);
    await copyFolders(dataDir, draft);
    if (existsSync(join(dataDir, DEMO))) await copyFile(join(dataDir, DEMO), join(draft, DEMO));
    const { files } = await writeManifest(draft, { holds: 'data', at, fingerprint, events });
    if (keysDraft && keysTo) {
      await writeManifest(keysDraft, { holds: 'keys', at, fingerprint, events: {} });
      await moveTo(keysDraft, keysTo);
    }
    await moveTo(draft, to);
    await leaveStamp(config, at);
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    say(
      `${to} contains the state of ${at}: ${describeEvents(events)}, ${files.length} files, ${megabytes.toFixed(1)} MB.`,
    );
    say(
      keysTo
        ? `${keysTo} contains the keys. Store it separately, and keep only the newest copy: older copies contain keys of users erased since.`
        : 'The backup contains no keys, without which personal data cannot be read. Back them up too: --keys <another folder>',
    );
  } finally {
    await clear();
  }
};

const leaveStamp = async (config: Config, at: string): Promise<void> => {
  const wiring = await openWiring(config);
  try {
    const { documents } = await wiring.ports(services.account.name);
    await documents.setValue(BACKUP_VALUE, at);
  } finally {
    await wiring.close();
  }
};

export const describeEvents = (events: Readonly<Record<string, number>>): string =>
  Object.entries(events)
    .map(([service, count]) => `${count} events of ${service}`)
    .join(', ');

/** Copies all databases at one moment; returns the number of events per log. */
const copyCut = async (
  { dataDir, secretsDir }: Config,
  draft: string,
  keysDraft: string | null,
): Promise<Record<string, number>> => {
  const events: Record<string, number> = {};
  const cut = cutNow(dataDir, keysDraft ? join(dataDir, 'keys', SUBJECTS) : null);
  try {
    if (keysDraft && cut.keys) {
      // Copy keys first and in one step: an open snapshot keeps erased keys in the write-ahead log and delays
      // concurrent erasures.
      await copyDatabase(cut.keys, join(keysDraft, SUBJECTS), { rate: 1_000_000 });
      cut.keys.close();
      await copySecrets(secretsDir, keysDraft);
    }
    for (const [path, log] of cut.logs) {
      await copyTo(draft, path, (file) => copyDatabase(log, file, { rate: 1_000 }));
      events[dirname(path)] = Number(log.prepare('SELECT count(*) AS n FROM events').get()?.['n']);
    }
    for (const [path, documents] of cut.documents) {
      const readModels = projections.filter(({ service }) => service === dirname(path)).map(({ name }) => name);
      await copyTo(draft, path, async (file) => copyAllButReadModels(documents, file, readModels));
    }
    return events;
  } finally {
    cut.close();
  }
};

const inside = (folder: string, of: string): boolean => folder === of || folder.startsWith(of + sep);

const moveTo = async (draft: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
};

const copyTo = async (folder: string, path: string, copy: (file: string) => Promise<unknown>): Promise<void> => {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await copy(file);
};

/** Copies missing files only, since files are immutable. */
const copyFolders = async (dataDir: string, draft: string): Promise<void> => {
  for (const folder of FOLDERS.filter((each) => existsSync(join(dataDir, each)))) {
    for (const path of (await filesIn(join(dataDir, folder))).map((each) => join(folder, each))) {
      if (path.startsWith(join('files', '.drafts')) || existsSync(join(draft, path))) continue;
      await copyTo(draft, path, (file) =>
        copyFile(join(dataDir, path), file).catch((error: NodeJS.ErrnoException) => {
          // Ignore ENOENT: the file was deleted meanwhile.
          if (error.code !== 'ENOENT') throw error;
        }),
      );
    }
  }
};

const copySecrets = async (secretsDir: string, folder: string): Promise<void> => {
  for (const path of await filesIn(secretsDir)) {
    // Keys being created have a leading dot or end in `.new`.
    if (path.startsWith('.') || path.startsWith(SUBJECTS) || path.endsWith('.new')) continue;
    await copyTo(folder, path, (file) => copyFile(join(secretsDir, path), file));
  }
  for (const path of await filesIn(folder)) await chmod(join(folder, path), 0o600);
};

/**
 * Parses `<folder> --keys <another folder>`.
 * @throws Refused for an invalid command line
 */
export const readPlaces = (
  args: readonly string[],
  usage: string,
): Readonly<{ folder: string; keys: string | undefined }> => {
  try {
    const {
      values,
      positionals: [folder, ...more],
    } = parseArgs({ args: [...args], options: { keys: { type: 'string' } }, allowPositionals: true });
    if (folder !== undefined && more.length === 0) return { folder, keys: values.keys };
  } catch {
    // Ignore parse errors here: invalid options are rejected below.
  }
  throw new Refused(usage);
};

if (import.meta.main) {
  await runTool(async (config, args) => {
    const { folder, keys } = readPlaces(args, 'npm run backup -- <new folder> --keys <another new folder>');
    await backUp(config, { to: folder, keysTo: keys ?? null }, (line) => process.stdout.write(`${line}\n`));
  });
}
