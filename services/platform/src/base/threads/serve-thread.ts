import { parentPort } from 'node:worker_threads';
import type { Answer, Call } from './thread.js';

/** The other end of `startThread`: runs one task after the other and answers each with its number. */
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
