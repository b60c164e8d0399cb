import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { configOn, environmentOf, inFolder } from './children.js';
import { atMost, type Figure } from './figures.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PATIENCE_MS = 300_000;

const secondsToFirstPage = async (config: Config): Promise<number> => {
  const npm = process.env['npm_execpath'];
  const from = performance.now();
  // Start a process group, so that npm, the build and the product end together.
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'start'], {
    cwd: root,
    env: { ...process.env, ...environmentOf(config), DEMO: 'on', LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      const status = await fetch(`${config.publicUrl}/`, { headers: { 'accept-language': 'de' } }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      const seconds = (performance.now() - from) / 1000;
      if (status === 200) return seconds;
      if (child.exitCode !== null || seconds * 1000 > PATIENCE_MS)
        throw new Error(`npm start answered no page in ${seconds.toFixed(0)} s`);
      await pause(10);
    }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
};

export const benchStarts = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const first = await secondsToFirstPage(await configOn(folder));
    const later: number[] = [];
    for (let n = 0; n < 3; n += 1) later.push(await secondsToFirstPage(await configOn(folder)));
    return [
      atMost('npm start, first: with demo data to the first page', first, 8, 's'),
      atMost('npm start, later: to the first page, best of 3', Math.min(...later), 3, 's'),
    ];
  });
