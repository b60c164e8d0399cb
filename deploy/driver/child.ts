import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A child process that runs until it is stopped or killed. */
export type Child = Readonly<{
  process: ChildProcess;
  /** The last of what it printed. */ output: () => string;
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  env?: Readonly<Record<string, string>>;
  args?: readonly string[];
  /** What it prints once it is ready. */ ready: string;
}>;

/** The flags of Node, by `npm start` and in the image alike. */
export const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=16'] as const;

/**
 * The path of a built file of this package, for example `embedded/main.js`, from its sources (tests) and from its
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
 * Runs a built file with Node until it is ready; rejects with all it printed when it ends before. Messages go both
 * ways.
 */
export const startChild = async (file: string, { env = {}, args = [], ready }: Options): Promise<Child> => {
  const child = spawn(process.execPath, [...nodeArguments, file, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', ...env },
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
