import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of the tests a folder for what its spec files share (TEST_RUN_DIR), which goes with the run, and its
 * threads and child processes a place for compiled code: each would strip the types of its sources again.
 * Builds first where specs start the product from its build: a later build would take files away from a running one.
 */
export default ({ nonFlagArgs, runTestsByPath }) => {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'tests');
  const folder = mkdtempSync(join(tmpdir(), 'lendring-tests-'));
  process.env.TEST_RUN_DIR = folder;
  process.env.TEST_RUN_PID = String(process.pid);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const isOfProduct = nonFlagArgs.length === 0 || nonFlagArgs.some((name) => name.includes('deploy'));
  if (isOfProduct && !runTestsByPath)
    execFileSync(process.execPath, [join(import.meta.dirname, 'deploy/build.mjs'), '--quiet'], { stdio: 'inherit' });
};
