import { setTimeout as pause } from 'node:timers/promises';
import {
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  type EnqueuedTask,
} from 'meilisearch';
import { awayFor, refusedFor, type Called } from '@lendring/platform/base/engine-errors.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '@lendring/platform/base/engine-watch.js';

export type Server = Readonly<{
  client: Meilisearch;
  uploads: Meilisearch;
  /**
   * Runs a request, for which `close` waits, and adds advice to its errors. @throws EngineUnavailable when the server
   * is unavailable; with `inTime` also on a timeout
   */
  run: <Result>(work: () => Promise<Result>, asked?: 'inTime') => Promise<Result>;
  /** Waits for a server task, at most `withinMs`; errors with one of these codes are ignored. */
  done: (
    asked: Promise<EnqueuedTask>,
    options?: Readonly<{ withinMs?: number; unless?: readonly string[] }>,
  ) => Promise<void>;
  close: () => Promise<void>;
}>;

/** Response timeout, slightly less than the two-second timeout of a search. */
const ANSWER_MS = 1_800;
const UPLOAD_MS = 20_000;
const TASK_MS = 120_000;
const SLOWEST_LOOK_MS = 200;

export type ServerOptions = Readonly<{
  url: string;
  key: string;
  watch?: EngineWatch | undefined;
  answerMs?: number | undefined;
}>;

export const openServer = ({ url, key, watch, answerMs = ANSWER_MS }: ServerOptions): Server => {
  const called: Called = { engine: 'search index', name: `Meilisearch at ${url}`, settings: 'MEILISEARCH_URL' };
  const { call } = watch ?? watchEngine(called.engine, { at: url });
  // Request uncompressed responses: Meilisearch sends compressed ones in two packets, the second 40 ms later (Nagle's
  // algorithm and delayed acknowledgement).
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
          `Meilisearch has not done ${type} (task ${enqueued.taskUid}) within ${withinMs / 1000} s: it is ${status}. Check its task queue.`,
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
      const task = call(async () => {
        try {
          return await (asked === 'inTime' ? inTime(work(), answerMs, called) : work());
        } catch (error) {
          throw meaningOf(called, error);
        }
      });
      running.add(task);
      try {
        return await task;
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

const inTime = async <Result>(work: Promise<Result>, ms: number, { engine, name }: Called): Promise<Result> => {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new EngineUnavailable(engine, undefined, `${name} has not answered within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
};

export const codeOf = (error: unknown): string | undefined => {
  if (error instanceof EngineUnavailable) return codeOf(error.cause);
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined;
};

const wrongKey = new Set(['invalid_api_key', 'missing_authorization_header']);

const meaningOf = (called: Called, error: unknown): unknown => {
  const { engine, name } = called;
  if (wrongKey.has(codeOf(error) ?? '')) {
    const needs =
      'MEILISEARCH_KEY, which must be allowed to search, change documents and settings, and make, swap and delete indexes';
    return refusedFor({ ...called, settings: needs }, error);
  }
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchRequestTimeOutError)
    return awayFor(called, error);
  if (codeOf(error) === 'index_not_found') {
    return new EngineUnavailable(
      engine,
      error,
      `${name} lost a search index, which is created and filled automatically. If that does not begin, run "npm run rebuild -- offer-search"`,
    );
  }
  // Treat a server error as unavailability: the server is out of disk or memory, or a proxy cannot reach it.
  if (error instanceof MeilisearchApiError && error.response.status >= 500)
    return new EngineUnavailable(engine, error, `${name} cannot answer (${error.message}): check its log`);
  return error;
};
