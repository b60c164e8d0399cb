import { parentPort } from 'node:worker_threads';
import type { Answer, Call } from './thread.js';

export const serveThread = <Task>(run: (task: Task) => unknown): void => {
  parentPort?.on('message', ({ call, task }: Call<Task>) => {
    try {
      parentPort?.postMessage({ call, result: run(task), error: null } satisfies Answer);
    } catch (error) {
      parentPort?.postMessage({
        call,
        result: null,
        error: error instanceof Error ? error : new Error(String(error)),
      } satisfies Answer);
    }
  });
};
