import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built, startChild, type Child } from '../driver/child.js';
import type { Parts } from './part.js';
import type { Answers } from './product.js';

/**
 * Sends a message to a child process and returns its reply.
 * @throws Error with the child's output if it ends before replying
 */
export const askChild = <Result>(
  { process: child, output }: Pick<Child, 'process' | 'output'>,
  message: object | string,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`A measured process ended with ${code}:\n${output()}`));
    // Listen to `close` rather than `exit`: output may still arrive after `exit`.
    child.once('close', ended);
    child.once('message', (answer: Result) => {
      child.off('close', ended);
      resolve(answer);
    });
    child.send(message);
  });

export const runPart = async <Name extends keyof Parts>(name: Name, offers = 0): Promise<Parts[Name]> => {
  const child = await startChild(built('bench/part.js'), { ready: 'ready' });
  try {
    return await askChild(child, { name, offers });
  } finally {
    await child.stop();
  }
};

/**
 * Settings of an embedded product with its own data folder and free port. One proxy is trusted, so that requests can
 * carry client addresses.
 */
export const configOn = async (dataDir: string): Promise<Config> => {
  const port = await freePort();
  return loadConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
  });
};

export const environmentOf = ({ port, host, publicUrl, trustProxy, dataDir }: Config): Record<string, string> => ({
  DEMO: 'off',
  PORT: String(port),
  HOST: host,
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: String(trustProxy),
  DATA_DIR: dataDir,
});

export type Product = Readonly<{
  config: Config;
  child: Child;
  ask: <Name extends keyof Answers>(name: Name) => Promise<Awaited<ReturnType<Answers[Name]>>>;
}>;

export const withProduct = async <Result>(
  config: Config,
  work: (product: Product) => Promise<Result>,
): Promise<Result> => {
  const child = await startChild(built('bench/product.js'), { env: environmentOf(config), ready: 'ready' });
  try {
    return await work({ config, child, ask: (name) => askChild(child, name) });
  } finally {
    await child.stop();
  }
};

export const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'lendring-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
