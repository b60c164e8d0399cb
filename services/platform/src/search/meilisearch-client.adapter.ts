import { setTimeout as pause } from 'node:timers/promises';
import { Meilisearch, MeilisearchApiError, MeilisearchRequestError, type EnqueuedTask } from 'meilisearch';

/** A Meilisearch server. */
export type Server = Readonly<{
  client: Meilisearch;
  /** Runs requests that `close` waits for; what fails says what to do about it. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits until the server has done what it was asked for, at most `withinMs`; a failure with one of these codes is none. */
  done: (asked: Promise<EnqueuedTask>, options?: Readonly<{ withinMs?: number; unless?: readonly string[] }>) => Promise<void>;
  close: () => Promise<void>;
}>;

const REQUEST_MS = 20_000;
const TASK_MS = 120_000;
const SLOWEST_LOOK_MS = 200;

export const openServer = (url: string, key: string): Server => {
  const client = new Meilisearch({ host: url, timeout: REQUEST_MS, ...(key ? { apiKey: key } : {}) });
  const running = new Set<Promise<unknown>>();
  let closed = false;

  const done: Server['done'] = async (asked, { withinMs = TASK_MS, unless = [] } = {}) => {
    let enqueued: EnqueuedTask;
    try {
      enqueued = await asked;
    } catch (error) {
      if (unless.includes(codeOf(error) ?? '')) return;
      throw error;
    }
    const until = Date.now() + withinMs;
    for (let wait = 5; ; wait = Math.min(wait * 2, SLOWEST_LOOK_MS)) {
      const { status, type, error } = await client.tasks.getTask(enqueued.taskUid);
      if (status === 'succeeded' || (error && unless.includes(error.code))) return;
      if (status === 'failed' || status === 'canceled') throw new Error(`Meilisearch could not do ${type} (task ${enqueued.taskUid}): ${error?.message ?? status}`);
      if (Date.now() > until) throw new Error(`Meilisearch has not done ${type} (task ${enqueued.taskUid}) within ${withinMs / 1000} s: it is ${status}. Look at its task queue`);
      await pause(wait);
    }
  };

  return {
    client, done,
    async run(work) {
      if (closed) throw new Error('The connection to Meilisearch is closed');
      const task = work();
      running.add(task);
      try {
        return await task;
      } catch (error) {
        throw explained(url, error);
      } finally {
        running.delete(task);
      }
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
};

/** Meilisearch's own name of an error, for example `index_not_found`. */
export const codeOf = (error: unknown): string | undefined => (error instanceof MeilisearchApiError ? error.cause?.code : undefined);

const wrongKey = new Set(['invalid_api_key', 'missing_authorization_header']);

const explained = (url: string, error: unknown): unknown => {
  if (wrongKey.has(codeOf(error) ?? '')) {
    return new Error(`Meilisearch at ${url} refuses the key: set MEILISEARCH_KEY to one that may search, change documents and settings, and make, swap and delete indexes`, { cause: error });
  }
  if (error instanceof MeilisearchRequestError) return new Error(`Meilisearch at ${url} does not answer: ${deepest(error)}`, { cause: error });
  return error;
};

/** The message of what was at the bottom of it, for example that the connection was refused. */
const deepest = ({ message, cause }: Readonly<{ message: string; cause?: unknown }>): string =>
  (typeof cause === 'object' && cause !== null && 'message' in cause ? deepest({ message: String(cause.message), cause: 'cause' in cause ? cause.cause : null }) : message);
