import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Call } from '@lendring/platform/base/threads/thread.js';
import { isUnusable } from './sqlite-file.adapter.js';
import { createHost, type Task } from './sqlite-host.adapter.js';

export type FileUnusable = Readonly<{ unusable: Error }>;

const host = createHost((workerData as { directory: string }).directory);
const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

parentPort?.on('message', ({ call, task }: Call<Task>) => {
  try {
    parentPort?.postMessage({ call, result: host.run(task), error: null } satisfies Answer);
  } catch (error) {
    const answer: Answer = isUnusable(error)
      ? { call, result: { unusable: errorOf(error) } satisfies FileUnusable, error: null }
      : { call, result: null, error: errorOf(error) };
    parentPort?.postMessage(answer);
  }
});
