import { parentPort, workerData } from 'node:worker_threads';
import { isUnusable } from './sqlite-file.adapter.js';
import { createHost, type Task } from './sqlite-host.adapter.js';

/** Entry of a search thread: runs one task after the other and answers each with its number. */
export type Call = Readonly<{ call: number; task: Task }>;
export type Answer = Readonly<{ call: number; result: unknown; error: Error | null; /** The error says that the file cannot be used. */ unusable?: boolean }>;

const host = createHost((workerData as { directory: string }).directory);

parentPort?.on('message', ({ call, task }: Call) => {
  try {
    parentPort?.postMessage({ call, result: host.run(task), error: null } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ call, result: null, error: error instanceof Error ? error : new Error(String(error)), unusable: isUnusable(error) } satisfies Answer);
  }
});
