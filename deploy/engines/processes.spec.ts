import { afterEach, describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@lendring/platform/testing/eventually.js';
import { built } from '../driver/child.js';
import type { LocalServer } from './engine.js';
import { installOnce } from './install.js';
import { openProcesses } from './processes.js';

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const server = [
  '-e',
  `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(JSON.stringify([process.pid, child.pid]));
  setInterval(() => {}, 1000);
`,
];
const pidsIn = async (directory: string): Promise<number[]> => {
  await until(() => existsSync(join(directory, 'server-1.log')));
  let text = '';
  while (!text.includes(']')) text = await readFile(join(directory, 'server-1.log'), 'utf8');
  return JSON.parse(text) as number[];
};

describe('engine processes', () => {
  it('end with their children and folders when they are stopped', async () => {
    const processes = openProcesses();
    const directory = processes.folder('test');
    processes.start(process.execPath, server, { directory });
    const pids = await pidsIn(directory);
    expect(pids.map(alive)).toEqual([true, true]);
    await processes.stop();
    expect(pids.map(alive)).toEqual([false, false]);
    expect(existsSync(directory)).toBe(false);
  });

  it('end when their parent process is killed', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `
      const { openProcesses } = await import(${JSON.stringify(new URL(`file://${built('engines/processes.js')}`).href)});
      const processes = openProcesses();
      const directory = processes.folder('test');
      processes.start(process.execPath, ${JSON.stringify(server)}, { directory });
      console.log(directory);
      setInterval(() => undefined, 1000);
    `,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [directory] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
    const pids = await pidsIn(directory);
    expect(pids.map(alive)).toEqual([true, true]);
    parent.kill('SIGKILL');
    await until(() => !pids.some(alive) && !existsSync(directory));
  });

  it('report an early exit with their log', async () => {
    const processes = openProcesses();
    try {
      const one = processes.start(process.execPath, ['-e', 'console.log("the port is taken"); process.exit(1)'], {
        directory: processes.folder('test'),
      });
      await expect(one.healthy(async () => false)).rejects.toThrow(
        /ended before it was healthy.*\n.*the port is taken/,
      );
      await expect(
        processes.start('no-such-command', [], { directory: processes.folder('test') }).healthy(async () => false),
      ).rejects.toThrow(/ended before it was healthy/);
    } finally {
      await processes.stop();
    }
  });
});

describe('installing an engine', () => {
  let cache: string;
  afterEach(() => rm(cache, { recursive: true, force: true }));
  const local = (install: LocalServer['install']): LocalServer => ({
    version: 'thing-1',
    needs: [],
    usualPorts: [],
    install,
    start: () => Promise.reject(new Error('not started')),
  });

  it('runs once, and parallel installations leave one complete folder', async () => {
    cache = join(await mkdtemp(join(tmpdir(), 'lendring-cache-')), 'made');
    let times = 0;
    const thing = local(async (folder) => {
      times += 1;
      await mkdir(join(folder, 'bin'));
      await writeFile(join(folder, 'bin', 'it'), 'whole');
    });
    const both = await Promise.all([installOnce(thing, cache), installOnce(thing, cache)]);
    expect(both).toEqual([join(cache, 'thing-1'), join(cache, 'thing-1')]);
    await installOnce(thing, cache);
    expect(times).toBe(2);
    expect(await readdir(cache)).toEqual(['thing-1']);
    expect(await readFile(join(cache, 'thing-1', 'bin', 'it'), 'utf8')).toBe('whole');
  });

  it('leaves no complete-looking folder behind after a failure', async () => {
    cache = await mkdtemp(join(tmpdir(), 'lendring-cache-'));
    await expect(
      installOnce(
        local(async (folder) => {
          await writeFile(join(folder, 'half'), '');
          throw new Error('no network');
        }),
        cache,
      ),
    ).rejects.toThrow('no network');
    expect(await readdir(cache)).toEqual([]);
  });
});
