import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installOnce, run } from '../engines/install.js';

/** From PyPI. A newer one asks more: raise it, and mend what it finds. */
const VERSION = '4.32.5';
const PYTHON = 'python3';

/** The command that runs Schemathesis, or why this machine has none. */
export type Tester = Readonly<{ command: string; args: readonly string[] }> | Readonly<{ missing: string }>;

/** 3.10 or newer, with what makes environments of its own (Debian keeps `ensurepip` in python3-venv). */
const pythonFits = (): boolean =>
  spawnSync(PYTHON, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' })
    .status === 0;

/** Schemathesis in an environment of its own, kept in the cache folder; nothing of the machine's Python is changed. */
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
    // Through its module: the scripts of an environment know the folder it was made in, and it has moved since.
    return { command: join(folder, 'bin/python'), args: ['-m', 'schemathesis.cli'] };
  } catch (error) {
    return { missing: `it could not be installed from PyPI: ${(error as Error).message.trim().split('\n').at(-1)}` };
  }
};
