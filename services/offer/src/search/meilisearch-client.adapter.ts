import { setTimeout as pause } from 'node:timers/promises';
import {
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  type EnqueuedTask,
} from 'meilisearch';
import { SearchAway } from '@lendring/platform/read-models/search-index.port.js';

/** A Meilisearch server. */
export type Server = Readonly<{
  client: Meilisearch;
  /**
   * The same server for requests that carry a whole batch of documents: they may take longer, and nobody waits for
   * them.
   */
  uploads: Meilisearch;
  /**
   * Runs requests that `close` waits for; what fails says what to do about it.
   * @throws SearchAway when the server does not answer; `inTime`: or not as soon as it must
   */
  run: <Result>(work: () => Promise<Result>, asked?: 'inTime') => Promise<Result>;
  /**
   * Waits until the server has done what it was asked for, at most `withinMs`; a failure with one of these codes is
   * none.
   */
  done: (
    asked: Promise<EnqueuedTask>,
    options?: Readonly<{ withinMs?: number; unless?: readonly string[] }>,
  ) => Promise<void>;
  close: () => Promise<void>;
}>;

/** A little less than the two seconds after which a search that gets no answer is given up. */
const ANSWER_MS = 1_800;
const UPLOAD_MS = 20_000;
const TASK_MS = 120_000;
const SLOWEST_LOOK_MS = 200;

export const openServer = (url: string, key: string, answerMs = ANSWER_MS): Server => {
  // What is compressed Meilisearch sends in two packets, the second 40 ms later (Nagle's algorithm and delayed
  // acknowledgement).
  const requestInit = { headers: { 'accept-encoding': 'identity' } };
  const connect = (timeout: number): Meilisearch =>
    new Meilisearch({ host: url, timeout, requestInit, ...(key ? { apiKey: key } : {}) });
  const client = connect(answerMs);
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
      if (status === 'failed' || status === 'canceled')
        throw new Error(`Meilisearch could not do ${type} (task ${enqueued.taskUid}): ${error?.message ?? status}`);
      if (Date.now() > until)
        throw new Error(
          `Meilisearch has not done ${type} (task ${enqueued.taskUid}) within ${withinMs / 1000} s: it is ${status}. Look at its task queue`,
        );
      await pause(wait);
    }
  };

  return {
    client,
    done,
    uploads: connect(UPLOAD_MS),
    async run(work, asked) {
      if (closed) throw new Error('The connection to Meilisearch is closed');
      const task = asked === 'inTime' ? inTime(work(), answerMs, url) : work();
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

const inTime = async <Result>(work: Promise<Result>, ms: number, url: string): Promise<Result> => {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new SearchAway(`Meilisearch at ${url} has not answered within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
};

/** Meilisearch's own name of an error, for example `index_not_found`. */
export const codeOf = (error: unknown): string | undefined => {
  if (error instanceof SearchAway) return codeOf(error.cause);
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined;
};

const wrongKey = new Set(['invalid_api_key', 'missing_authorization_header']);

const explained = (url: string, error: unknown): unknown => {
  if (wrongKey.has(codeOf(error) ?? '')) {
    return new Error(
      `Meilisearch at ${url} refuses the key: set MEILISEARCH_KEY to one that may search, change documents and settings, and make, swap and delete indexes`,
      { cause: error },
    );
  }
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchRequestTimeOutError)
    return new SearchAway(`Meilisearch at ${url} does not answer: ${deepest(error)}`, { cause: error });
  if (codeOf(error) === 'index_not_found') {
    return new SearchAway(
      `Meilisearch at ${url} has lost a search index. It is made and filled again by itself; if that does not begin, run "npm run rebuild -- offer-search"`,
      { cause: error },
    );
  }
  // It is there, but out of space or memory; or what stands before it finds nobody.
  if (error instanceof MeilisearchApiError && error.response.status >= 500)
    return new SearchAway(`Meilisearch at ${url} cannot answer: ${error.message}. Look at its log`, { cause: error });
  return error;
};

/** The message of what was at the bottom of it, for example that the connection was refused. */
const deepest = ({ message, cause }: Readonly<{ message: string; cause?: unknown }>): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause
    ? deepest({ message: String(cause.message), cause: 'cause' in cause ? cause.cause : null })
    : message;
