import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

/** Milliseconds in which a product normally stops. Afterwards the product is killed, since its folder is deleted. */
const STOPS_WITHIN = 10_000;

const sends = (pid: number, signal: 0 | 'SIGTERM' | 'SIGKILL'): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** Stops the shared product of this run (`deploy/testing/shared-product.ts`), if started. */
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

/** Specs that may start a build of the product or of its tools. */
const startsProducts = /\/deploy\/(?!compose|kubernetes|observability)/;
const root = import.meta.dirname;
const cache = join(root, 'node_modules', '.cache');

/** Cache folder of the place index for the current code and package versions; removes older ones. */
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
 * Prepares a test run: a folder for data shared by spec files (TEST_RUN_DIR), removed afterwards; a compile cache for
 * workers and child processes, which would otherwise strip types repeatedly; and the cached place index. Builds first
 * if specs start a build: building later would remove files of a running product.
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
