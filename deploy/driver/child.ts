import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Child = Readonly<{ process: ChildProcess; output: () => string; stop: () => Promise<void> }>;

type Options = Readonly<{ env?: Readonly<Record<string, string>>; args?: readonly string[]; ready: string }>;

export const nodeArguments = ['--max-semi-space-size=16'] as const;

/** Memory settings of the built product (ADR 180), with which its `start.js` does not start the process anew. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Path of a built file of this package such as `embedded/main.js`, whether called from sources (tests) or from the
 * build.
 */
export const built = (file: string): string => {
  const path = fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? `../dist/${file}` : `../${file}`, import.meta.url),
  );
  if (!existsSync(path)) throw new Error('Build the product first: npm run build');
  return path;
};

/**
 * Runs a built file with an IPC channel and resolves when it is ready. Rejects with its output if the process ends
 * before.
 */
export const startChild = async (file: string, { env = {}, args = [], ready }: Options): Promise<Child> => {
  const child = spawn(process.execPath, [...nodeArguments, file, ...args], {
    env: { ...process.env, ...memory, NODE_OPTIONS: '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000);
      if (output.includes(ready)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The process stopped with ${code}: ${output}`)));
  });
  return {
    process: child,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
