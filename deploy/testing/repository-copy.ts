import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serviceNames } from '@lendring/contracts/services.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const singleFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.swcrc',
  'vitest.config.ts',
  'vitest.setup.ts',
  'vitest.sequencer.ts',
  'tiers.ts',
  'docker-compose.yml',
];

export type RepositoryCopy = Readonly<{
  folder: string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  build: (pkg: string) => Promise<unknown>;
  test: (...specs: readonly string[]) => Promise<string>;
  drop: () => Promise<void>;
}>;

/**
 * Copies the working tree with its builds, except the web client. The copy shares npm packages but has its own
 * workspace packages. `newServices`: services to be added to the copy.
 */
export const copyRepository = async (...newServices: readonly string[]): Promise<RepositoryCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'lendring-copy-'));
  for (const file of singleFiles) await cp(join(root, file), join(folder, file));
  for (const part of ['contracts', 'services', 'bff', 'deploy', 'docs'])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
  await symlink(join(root, 'web'), join(folder, 'web'));
  await symlink(join(root, 'services/platform/node_modules'), join(folder, 'services/platform/node_modules')).catch(
    () => undefined,
  );
  await mkdir(join(folder, 'node_modules/@lendring'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@lendring' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const services = [...serviceNames, 'identity', 'platform', ...newServices];
  for (const pkg of ['contracts', 'bff', 'web', 'deploy', ...services.map((name) => `services/${name}`)])
    await symlink(join(folder, pkg), join(folder, 'node_modules/@lendring', pkg.replace('services/', '')));

  return {
    folder,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: async (file, text) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    remove: (file) => rm(join(folder, file)),
    build: (pkg) => {
      const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
      const sources = pkg === 'contracts' ? ['.', '--ignore', 'dist'] : ['src', '--strip-leading-paths'];
      return run(
        process.execPath,
        [swc, ...sources, '-d', 'dist', '--config-file', join(root, '.swcrc'), '--ignore', '**/*.spec.ts'],
        { cwd: join(folder, pkg) },
      );
    },
    test: async (...specs) => {
      // Run specs of all tiers without colours, independent of this run's settings.
      const { TESTS: _, FORCE_COLOR: __, ...rest } = process.env;
      const env = { ...rest, NO_COLOR: '1' };
      const { stdout } = await run(
        process.execPath,
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--project=server',
          '--maxWorkers=1',
          '--reporter=verbose',
          ...specs,
        ],
        { cwd: folder, env },
      );
      return stdout;
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};
