import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { startThread, type Thread } from '@lendring/platform/base/threads/thread.js';
import { StatementRefused } from './credit.js';
import type { ReferredStatement } from './referred.js';
import type { StatementReader } from './statement-reader.port.js';
import type { Refusal, Task } from './statement.worker.adapter.js';

/** Parsing the largest file (8 MiB of XML) needs about 200 MiB. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** Generous deadline: the largest file takes about five seconds on one core. */
const inGoodTime = { deadlineMs: 30_000 };
/** Statements are read a few times a month; a file in parts is sent within the minute. */
const IDLE_MS = 60_000;
/** Wait after which a request runs concurrently with earlier requests. */
const PATIENCE_MS = 60_000;

type Reading = Thread<Task, ReferredStatement | Refusal>;

const start = (): Reading =>
  startThread({
    name: 'statement',
    beside: import.meta.url,
    entry: 'statement.worker.adapter',
    limits,
    endIdleMs: IDLE_MS,
  });

/**
 * Parses statements sequentially in a worker thread, so that the event loop stays free; a timeout terminates the
 * thread.
 */
export const openStatementReader = (limit: Readonly<{ deadlineMs: number }> = inGoodTime): StatementReader => {
  let thread: Reading | null = null;
  const turns = createKeyedMutex(PATIENCE_MS);
  const inTime = async (task: Task): Promise<ReferredStatement | Refusal> => {
    thread ??= start();
    const running = thread;
    const late = Promise.withResolvers<Refusal>();
    const timer = setTimeout(() => {
      late.resolve({ message: 'It takes too long to read: give it in parts.', code: 'statement_too_long' });
      if (thread === running) thread = null;
      void running.close();
    }, limit.deadlineMs);
    try {
      return await Promise.race([running.run(task), late.promise]);
    } catch (error) {
      // Running out of memory terminates the worker thread only.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return { message: 'It needs too much memory: give it in parts.', code: 'statement_too_long' };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return async (statement, iban) => {
    const read = await turns('statement', () => inTime({ statement, iban }));
    if ('code' in read) throw new StatementRefused(read.message, read.code);
    return read;
  };
};
