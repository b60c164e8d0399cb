import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built } from '../driver/child.js';
import { offers } from '../demo/content/offers.js';
import { requests } from '../demo/content/requests.js';

/*
 * Kills the first start repeatedly while it loads the demo, then completes one start and verifies the data:
 * node deploy/dist/tools/kill-first-start.js [kills = 20] [seed = 1]
 */
const [kills = 20, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const randomFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const dataDir = await mkdtemp(join(tmpdir(), 'lendring-kills-'));
const port = await freePort();

const start = () => {
  const child = spawn(process.execPath, [built('bundle/embedded/start.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const printed = async (words: string): Promise<void> => {
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}: ${output}`);
      await pause(20);
    }
  };
  return { child, printed, output: () => output };
};

const random = randomFrom(seed);
for (let kill = 1; kill <= kills; kill += 1) {
  const { child, printed, output } = start();
  // Kill every third start before the product serves requests, and the others while the demo loads.
  if (kill % 3 !== 0) await printed('Lendring is at');
  const ms = Math.round(random() * 8_000);
  await pause(ms);
  if (child.exitCode !== null) throw new Error(`Start ${kill} ended by itself: ${output()}`);
  const stood = output().includes('Demo data loaded.');
  child.kill('SIGKILL');
  await once(child, 'exit');
  say(`kill ${kill} after ${ms} ms${stood ? ', the demo stood' : ''}`);
}

const { child, printed, output } = start();
await printed('Demo data loaded.');
const { data } = (await (await fetch(`http://localhost:${port}/v1/offer_search`)).json()) as {
  data: { paging: { total: number } };
};
child.kill('SIGTERM');
const [code] = await once(child, 'exit');
const log = new DatabaseSync(join(dataDir, 'request', 'events.db'), { readOnly: true });
const count = (type: string): number =>
  Number(log.prepare('SELECT count(*) AS n FROM events WHERE type = ?').get(type)?.['n']);
const expected = (kind: string): number => requests.filter(({ state }) => state.kind === kind).length;
const found = {
  offers: data.paging.total,
  asked: count('RequestAsked'),
  expired: count('RequestExpired'),
  leftOut: output().includes('left out'),
  code,
};
const wanted = { offers: offers.length, asked: requests.length, expired: expected('expired'), leftOut: false, code: 0 };
log.close();
say(`found    ${JSON.stringify(found)}\nexpected ${JSON.stringify(wanted)}`);
if (JSON.stringify(found) !== JSON.stringify(wanted))
  throw new Error(`The demo does not stand as it should; its folder is ${dataDir}: ${output()}`);
await rm(dataDir, { recursive: true });
