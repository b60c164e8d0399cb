import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThread } from './thread.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
  await writeFile(
    join(folder, 'counting.worker.ts'),
    `import { parentPort } from 'node:worker_threads';
     let tasks = 0;
     parentPort?.on('message', ({ call }) => parentPort?.postMessage({ call, result: (tasks += 1), error: null }));`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const counting = (endIdleMs?: number) =>
  startThread<null, number>({
    name: 'counting',
    beside: pathToFileURL(join(folder, 'beside.ts')).href,
    entry: 'counting.worker',
    limits: {},
    endIdleMs: endIdleMs ?? null,
  });

describe('a thread', () => {
  it('keeps its worker between tasks', async () => {
    const thread = counting();
    expect([await thread.run(null), await thread.run(null)]).toEqual([1, 2]);
    await thread.close();
  });

  it('ends an idle worker and starts another one for the next task', async () => {
    const thread = counting(1);
    await Promise.all([thread.run(null), thread.run(null)]);
    await pause(50);
    expect(await thread.run(null)).toBe(1);
    await thread.close();
  });

  it('ends no worker that has a task', async () => {
    const thread = counting(1);
    const counts: number[] = [];
    for (let tasks = 0; tasks < 3; tasks += 1) counts.push(await thread.run(null));
    expect(counts).toEqual([1, 2, 3]);
    await thread.close();
  });
});
