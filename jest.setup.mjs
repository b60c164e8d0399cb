import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of the tests a folder for what its spec files share (TEST_RUN_DIR); it goes with the run. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'lendring-tests-'));
  process.env.TEST_RUN_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
