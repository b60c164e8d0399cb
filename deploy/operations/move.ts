import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepers } from '@lendring/contracts/services.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { areMovable, type SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { openWiring, type Wiring } from '@lendring/platform/runtime/wiring.js';
import { lockDataDir } from '../embedded/data-dir-lock.js';
import { fingerprintOf } from './backup.js';
import { filesIn } from './backup-manifest.js';
import { placesIn, readLastingValues, writeLastingValues } from './move-lasting-values.js';
import { compareLogs, copyLog, verifyLogs, type Begun } from './move-log.js';
import { projections } from './projections.js';
import { Refused, runTool } from './tool.js';

type Say = (line: string) => void;
export type Source = Readonly<{ dataDir: string; secretsDir: string }>;
/** `logs` covers all databases. A process that reaches only some engines can move one part. */
export type Part = 'logs' | 'files';
type Pair = Readonly<{ service: string; from: ServicePorts; to: ServicePorts; begun: Begun }>;

const withLog = keepers.filter(({ needs }) => needs.includes('log')).map(({ name }) => name);
const DEMO = 'demo.json';

/**
 * Moves a stopped embedded installation to the engines in `config`: keys, logs, files, and other stored values.
 * Resumable by running it again. Read models are rebuilt at the next start.
 * @throws Refused if the product still runs, and if the target contains other data or differs in the end
 */
export const move = async (
  source: Source,
  config: Config,
  say: Say,
  parts: readonly Part[] = ['logs', 'files'],
): Promise<void> => {
  const { dataDir } = source;
  const services = withLog.filter((service) => existsSync(join(dataDir, service, 'events.db')));
  if (services.length === 0) throw new Refused(`No embedded product in ${dataDir}. Name its data folder with --from.`);
  if (config.dataDir === dataDir && config.stores.eventStore.kind === 'sqlite')
    throw new Refused(`Source and target are both ${dataDir}. Set EVENT_STORE or another DATA_DIR.`);
  const lock = lockDataDir(dataDir);
  if (!lock) throw new Refused(`A product still runs on ${dataDir}. Stop it first: later events would be missing.`);
  try {
    await moveStopped(source, services, { config, say, parts });
  } finally {
    lock.release();
  }
};

type Target = Readonly<{ config: Config; say: Say; parts: readonly Part[] }>;

const moveStopped = async (
  { dataDir, secretsDir }: Source,
  services: readonly string[],
  { config, say, parts }: Target,
): Promise<void> => {
  await moveSecrets(secretsDir, config.secretsDir, say);
  const old = await openWiring(loadConfig({ DATA_DIR: dataDir, SECRETS_DIR: secretsDir, LOG_LEVEL: config.logLevel }));
  const fresh = await openWiring(config);
  try {
    if (parts.includes('logs')) await moveLogs(services, dataDir, old, fresh, say);
    if (parts.includes('files')) await moveFiles(dataDir, old, config, fresh, say);
    if (existsSync(join(dataDir, DEMO)) && !existsSync(join(config.dataDir, DEMO))) {
      await mkdir(config.dataDir, { recursive: true });
      await copyFile(join(dataDir, DEMO), join(config.dataDir, DEMO));
    }
    say(`All ${parts.join(' and ')} moved. The next start builds the read models from the new logs.`);
  } finally {
    await fresh.close();
    await old.close();
  }
};

const moveLogs = async (
  services: readonly string[],
  dataDir: string,
  old: Wiring,
  fresh: Wiring,
  say: Say,
): Promise<void> => {
  const pairs: Pair[] = [];
  for (const service of services) {
    const [from, to] = [await old.ports(service), await fresh.ports(service)];
    const pair = { service, from, to, begun: await compareLogs({ service, from: from.store, to: to.store }) };
    await checkReadModels(pair);
    pairs.push(pair);
  }
  const [first] = pairs;
  if (first) say(`Keys of ${await moveKeys(first.from.keys, first.to.keys)} users moved.`);
  for (const pair of pairs) await moveService(pair, dataDir, say);
};

/** @throws Refused if the target's documents belong to another log */
const checkReadModels = async ({ service, from, to, begun }: Pair): Promise<void> => {
  for (const { name } of projections.filter((projection) => projection.service === service)) {
    if ((await to.documents.getValue(`versions:${name}`)) === null || begun.position >= (await from.store.head()))
      continue;
    throw new Refused(
      `The target contains read models of ${service} from another log. Empty DATA_DIR or MONGODB_URL, or choose others.`,
    );
  }
};

const moveService = async ({ service, from, to, begun }: Pair, dataDir: string, say: Say): Promise<void> => {
  const logs = { service, from: from.store, to: to.store };
  let reportedAt = performance.now();
  await copyLog(logs, begun, (events) => {
    if (performance.now() - reportedAt < 5_000) return;
    reportedAt = performance.now();
    say(`  ${service}: ${events} events so far`);
  });
  const lastingValues = readLastingValues(join(dataDir, service, 'documents.db'));
  const { events, streams, checksum, placeOf } = await verifyLogs(logs, placesIn(lastingValues));
  await writeLastingValues(lastingValues, to.documents, placeOf);
  say(
    `${service}: ${events} events in ${streams} streams${begun.events > 0 ? ` (${begun.events} of them already in the target)` : ''}, each stream compared, checksum ${checksum.slice(0, 16)}`,
  );
};

const moveKeys = async (from: SubjectKeys, to: SubjectKeys): Promise<number> => {
  if (!areMovable(from) || !areMovable(to)) throw new Refused('This key store does not support moving its keys.');
  const identity = await from.begin();
  if (!Buffer.from(await to.begin(identity)).equals(identity))
    throw new Refused('The target contains keys of other logs. Choose an empty key store.');
  let people = 0;
  for await (const [subject, key] of from.all()) {
    await to.adopt(subject, key);
    people += 1;
  }
  return people;
};

const moveFiles = async (
  dataDir: string,
  old: Wiring,
  { dataDir: target, stores }: Config,
  fresh: Wiring,
  say: Say,
): Promise<void> => {
  if (!existsSync(join(dataDir, 'files')) || (stores.blobs.kind === 'files' && target === dataDir)) return;
  const [from, to]: readonly Blobs[] = [(await old.files()).blobs, (await fresh.files()).blobs];
  const keys = (await filesIn(join(dataDir, 'files')))
    .filter((path) => path.endsWith('.blob'))
    .map((path) => path.slice(0, -'.blob'.length));
  for (const key of keys) {
    const file = await from?.get(key);
    if (file) await to?.put(key, file.body, file.contentType);
  }
  say(`${keys.length} files moved.`);
};

/**
 * Copies the keys unless the target already has the same ones, because stream names depend on the keys. @throws
 * Refused if the target has different keys
 */
const moveSecrets = async (from: string, to: string, say: Say): Promise<void> => {
  const [here, there] = [await fingerprintOf(from), await fingerprintOf(to)];
  if (here === null) throw new Refused(`No installation keys in ${from}. Name their folder with --from-secrets.`);
  if (here === there) return;
  if (there !== null)
    throw new Refused(`${to} contains the keys of another installation. Set SECRETS_DIR to the folder of this one.`);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of (await filesIn(from)).filter((name) => /^[a-z][\w-]*\.(key|jwks\.json|master)$/.test(name))) {
    if (!existsSync(join(to, path))) await copyFile(join(from, path), join(to, path));
  }
  say(`The installation keys are in ${to}. Set SECRETS_DIR of every process to this folder.`);
};

/**
 * Parses `--from <folder> [--from-secrets <folder>] [--only logs|files]`.
 * @throws Refused for an invalid command line
 */
export const readSource = (args: readonly string[]): Source & { readonly parts: readonly Part[] } => {
  const options = {
    from: { type: 'string' },
    'from-secrets': { type: 'string' },
    only: { type: 'string', default: 'logs,files' },
  } as const;
  try {
    const {
      values: { from, 'from-secrets': secrets, only },
    } = parseArgs({ args: [...args], options });
    const parts = (['logs', 'files'] as const).filter((part) => only.split(',').includes(part));
    if (from && parts.length === only.split(',').length)
      return { dataDir: resolve(from), secretsDir: resolve(secrets ?? join(from, 'keys')), parts };
  } catch {
    // Ignore parse errors here: invalid options are rejected below.
  }
  throw new Refused(
    'npm run move -- --from <data folder of the embedded product> [--from-secrets <its folder of keys>] [--only logs|files]',
  );
};

if (import.meta.main) {
  await runTool((config, args) => {
    const { parts, ...source } = readSource(args);
    return move(source, config, (line) => process.stdout.write(`${line}\n`), parts);
  });
}
