import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';

export type Product = Readonly<{ url: string; stop: () => Promise<void> }>;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const root = fileURLToPath(new URL('../../', import.meta.url));
const main = join(root, 'deploy/dist/bundle/embedded/start.js');

const runOn = async (dataDir: string, settings: Readonly<Record<string, string>>): Promise<Product> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=16', main], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MAP_TILES_URL: 'off',
      WEBHOOK_TARGETS: 'any',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Demo data loaded.')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The product stopped with ${code}: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const keptIn = join(root, 'node_modules/.cache/lendring-demo');
/**
 * Lifetime of loaded demo data. Parts of it are relative to the current hour, such as requests for today and bookings
 * that end soon.
 */
const KEPT_FOR_MS = 3 * 60 * 60_000;

const isFresh = async (dataDir: string): Promise<boolean | undefined> => {
  const plan = await readFile(join(dataDir, 'demo.json'), 'utf8').catch(() => null);
  if (plan === null) return undefined;
  const { begun } = JSON.parse(plan) as { begun: string };
  const day = (moment: string | number) => dayIn(new Date(moment).toISOString(), OPERATOR_TIME_ZONE);
  return day(begun) === day(Date.now()) && Date.now() - Date.parse(begun) < KEPT_FOR_MS;
};

const buildName = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  const built = globSync(['package-lock.json', '{bff,contracts,deploy,services/*}/dist/**/*.{js,json}'], { cwd: root });
  for (const file of built.toSorted()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Folder with loaded demo data, to be copied. Loading takes as long as half of the core journeys, so the first run of
 * a build prepares the folder for all later runs.
 */
const demoFolder = async (): Promise<string> => {
  const folder = join(keptIn, await buildName());
  if (await isFresh(folder)) return folder;
  await mkdir(keptIn, { recursive: true });
  for (const old of (await readdir(keptIn)).map((name) => join(keptIn, name)))
    if ((await isFresh(old)) === false) await rm(old, { recursive: true, force: true });
  const made = await mkdtemp(join(keptIn, 'new-'));
  await (await runOn(made, {})).stop();
  await rename(made, folder).catch(async (error: unknown) => {
    await rm(made, { recursive: true });
    if (!(await isFresh(folder))) throw error;
  });
  return folder;
};

/**
 * Starts the built product on a copy of the demo data, as `npm start` runs it.
 *
 * @param settings overrides of environment variables
 */
export const startProduct = async (settings: Readonly<Record<string, string>> = {}): Promise<Product> => {
  if (!existsSync(main)) throw new Error('Build the product first: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'lendring-journeys-'));
  await cp(await demoFolder(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const { url, stop } = await runOn(dataDir, settings);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
