import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installOnce, run } from '../engines/install.js';

/** Version on PyPI. Newer versions test more: on an upgrade, fix their findings. */
const VERSION = '4.32.5';
const PYTHON = 'python3';

export type Tester = Readonly<{ command: string; args: readonly string[] }> | Readonly<{ missing: string }>;

const pythonFits = (): boolean =>
  spawnSync(PYTHON, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' })
    .status === 0;

/** Installs Schemathesis into a virtual environment in the cache folder, without touching the system's Python. */
export const schemathesis = async (cache: string): Promise<Tester> => {
  if (!pythonFits()) return { missing: 'it needs Python 3.10 or newer with venv (on Debian: python3-venv)' };
  const install = async (folder: string): Promise<void> => {
    await run(PYTHON, ['-m', 'venv', folder]);
    await run(join(folder, 'bin/python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `schemathesis==${VERSION}`,
    ]);
  };
  try {
    const folder = await installOnce({ version: `schemathesis-${VERSION}`, install }, cache);
    // Run Schemathesis as a module, because the environment's scripts contain the path of its creation, and the
    // environment has been moved since.
    return { command: join(folder, 'bin/python'), args: ['-m', 'schemathesis.cli'] };
  } catch (error) {
    return { missing: `it could not be installed from PyPI: ${(error as Error).message.trim().split('\n').at(-1)}` };
  }
};
