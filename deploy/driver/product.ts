import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { accessToken } from '../tools/access-token.js';
import { built, startChild, type Child } from './child.js';
import { caller, peopleOf, type People, type TestPerson } from './people.js';
import { withSharedPlaceIndex } from './shared-place-index.js';
import { startEmbedded, type Embedded } from '../embedded/start.js';

export type TestProduct = People &
  Readonly<{ running: Embedded; restart: () => Promise<TestProduct>; stop: () => Promise<void> }>;

export const startProduct = async (
  env: Record<string, string> = {},
  dataDir?: string,
  clocksWaitFor = Promise.resolve(),
): Promise<TestProduct> => {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'lendring-')));
  const port = env['PORT'] ?? (await freePort());
  const config = loadConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    ...env,
  });
  const running = await withSharedPlaceIndex(directory, () =>
    startEmbedded({ config, progress: () => undefined, web: null, clocksWaitFor, freezes: true, gathers: false }),
  );
  return {
    ...peopleOf(config, { open: running.apis.account.commands.open, enrol: running.apis.identity.commands.enrol }),
    running,
    restart: async () => {
      await running.stop();
      return startProduct(env, directory, clocksWaitFor);
    },
    stop: async () => {
      await running.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

export type ChildProduct = Child & Readonly<{ url: string; as: (userId: string) => Promise<TestPerson> }>;

/** Runs the built product as a separate process, as `npm start` does; it can be killed. Keeps the data folder. */
export const spawnProduct = async (config: Config, env: Record<string, string> = {}): Promise<ChildProduct> => {
  const { port, publicUrl: url, dataDir } = config;
  const child = await startChild(built('bundle/embedded/start.js'), {
    env: { DEMO: 'off', PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    ready: 'Lendring is at',
  });
  return { ...child, url, as: async (userId) => caller(url, userId, await accessToken(config, userId)) };
};
