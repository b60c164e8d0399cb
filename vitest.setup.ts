import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

/** Milliseconds in which a product has always stopped; afterwards it is killed, since its folder goes. */
const STOPS_WITHIN = 10_000;

const sends = (pid: number, signal: 0 | 'SIGTERM' | 'SIGKILL'): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** Stops the product that the specs of this run shared (`deploy/testing/shared-product.ts`), if any asked for it. */
const stopSharedProduct = async (folder: string): Promise<void> => {
  const file = join(folder, 'shared-product', 'started.json');
  const { pid } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { pid?: number };
  if (!pid || !sends(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < STOPS_WITHIN; waited += 50) {
    if (!sends(pid, 0)) return;
    await pause(50);
  }
  sends(pid, 'SIGKILL');
};

/** Specs that may start the product, or one of its tools, from the build. */
const startsProducts = /\/deploy\/(?!compose|kubernetes|observability)/;
const root = import.meta.dirname;
const cache = join(root, 'node_modules', '.cache');

/** Folder of the place index that the code of now makes from the packages of now; folders of before are removed. */
const placeIndexFolder = (): string => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of globSync(['services/place/src/gazetteer/*.ts', 'contracts/rules/{distance,fold}.ts'], {
    cwd: root,
  }).toSorted())
    hash.update(readFileSync(join(root, file)));
  const name = `place-index-${hash.digest('hex').slice(0, 16)}`;
  for (const other of globSync('place-index-*', { cwd: cache }))
    if (other !== name) rmSync(join(cache, other), { recursive: true, force: true });
  return join(cache, name);
};

/**
 * Gives a run of the tests a folder for what its spec files share (TEST_RUN_DIR), which goes with the run, and its
 * workers and child processes a place for compiled code, since each would strip the types of its sources again, and the
 * place index of earlier runs.
 * Builds first where specs start the product from its build: a later build would take files away from a running one.
 */
export default async ({ vitest }: TestProject) => {
  process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'tests');
  const folder = mkdtempSync(join(tmpdir(), 'lendring-tests-'));
  process.env['TEST_RUN_DIR'] = folder;
  process.env['TEST_PLACE_INDEX'] = placeIndexFolder();
  process.env['TEST_RUN_PID'] = String(process.pid);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const specs = await vitest.globTestSpecifications(vitest.filenamePattern ?? []);
  if (specs.some(({ moduleId }) => startsProducts.test(moduleId)))
    execFileSync(process.execPath, [join(root, 'deploy/build.mjs'), '--quiet'], { stdio: 'inherit' });
  return () => stopSharedProduct(folder);
};
