import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { built, nodeArguments } from '../driver/child.js';
import { peopleOf, type People } from '../driver/people.js';

type Started =
  | Readonly<{ failed: string }>
  | Readonly<{ failed?: undefined; environment: Record<string, string>; control: number }>;

/** Starts the product from an up-to-date build, unless another worker has started it. */
const begin = (folder: string): void => {
  try {
    mkdirSync(folder);
  } catch {
    return;
  }
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url)), '--quiet']);
  const log = openSync(join(folder, 'log'), 'a');
  spawn(process.execPath, [...nodeArguments, '--enable-source-maps', built('product/for-specs.js')], {
    env: { ...process.env, NODE_OPTIONS: '', SHARED_PRODUCT: folder },
    stdio: ['ignore', log, log],
    detached: true,
  }).unref();
};

/**
 * Product shared by spec files that use only their own users, offers and groups, do not change the installation and do
 * not count other data. Runs until the end of the test run.
 */
export const sharedProduct = async (): Promise<People> => {
  const run = process.env['TEST_RUN_DIR'];
  if (!run) throw new Error('Only specs share a product: TEST_RUN_DIR is missing');
  const folder = join(run, 'shared-product');
  begin(folder);
  const file = join(folder, 'started.json');
  while (!existsSync(file)) await pause(50);
  const started = JSON.parse(readFileSync(file, 'utf8')) as Started;
  if (started.failed !== undefined) throw new Error(`The shared product did not start: ${started.failed}`);
  const { environment, control } = started;
  const call = async (...asked: readonly unknown[]): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${control}`, { method: 'POST', body: JSON.stringify(asked) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return peopleOf(loadConfig(environment), {
    mark: randomUUID().slice(0, 6),
    open: (person, context) => call('account', 'commands', 'open', person, context),
    enrol: (person, context) => call('identity', 'commands', 'enrol', person, context),
  });
};
