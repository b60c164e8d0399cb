import 'reflect-metadata';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { startEmbedded, type Embedded } from '../embedded/start.js';
import { withSharedPlaceIndex } from '../driver/shared-place-index.js';

/*
 * Runs the product shared by the spec files of a test run in a separate process, started by
 * `testing/shared-product.ts`. A control port on loopback exposes the service APIs, which the product itself does not
 * expose. Both end with the run.
 */
const { SHARED_PRODUCT: folder, TEST_RUN_PID: run } = process.env;
if (!folder || !run) throw new Error('SHARED_PRODUCT and TEST_RUN_PID are missing. Start this process from a spec.');

const tell = (what: object): void => {
  const file = join(folder, 'started.json');
  writeFileSync(`${file}.draft`, JSON.stringify(what));
  renameSync(`${file}.draft`, file);
};

type ServiceApis = Readonly<Record<string, Record<string, Record<string, (...asked: unknown[]) => Promise<unknown>>>>>;

/** Handles `[service API, 'commands' or 'queries', name, ...arguments]` in a POST body. */
const openControl = (apis: Embedded['apis']): Promise<number> => {
  const call = async ([api, side, name, ...asked]: readonly string[]): Promise<unknown> => {
    const found = (apis as unknown as ServiceApis)[api ?? '']?.[side ?? '']?.[name ?? ''];
    if (!found) throw new Error(`No service API has ${api}.${side}.${name}`);
    return found(...asked);
  };
  const server = createServer((request, response) => {
    // Disable keep-alive: a kept connection could close just as it is reused.
    response.shouldKeepAlive = false;
    json(request)
      .then((asked) => call(asked as readonly string[]))
      .then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as Readonly<{ port: number }>).port)),
  );
};

const runGoesOn = (): boolean => {
  try {
    return process.kill(Number(run), 0);
  } catch {
    return false;
  }
};
setInterval(() => {
  if (!runGoesOn()) process.exit(1);
}, 1_000).unref();

try {
  const port = String(await freePort());
  const dataDir = join(folder, 'data');
  const environment = {
    NODE_ENV: 'test',
    DEMO: 'off',
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
  };
  const config = loadConfig(environment);
  const running = await withSharedPlaceIndex(dataDir, () =>
    startEmbedded({ config, progress: () => undefined, web: null, freezes: true, gathers: false }),
  );
  process.on('SIGTERM', () => void running.stop().finally(() => process.exit(0)));
  tell({ pid: process.pid, environment, control: await openControl(running.apis) });
} catch (error) {
  tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exit(1);
}
